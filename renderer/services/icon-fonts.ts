export interface IconFontOptions {
  readonly stylesheet: string;
  readonly onPaths: readonly { readonly contains: string; readonly stylesheets: readonly string[] }[];
}

/** Adds the style sheets of a page, without duplicates. A script does it, because none of them may delay the text. */
export function startIconFonts({ stylesheet, onPaths }: IconFontOptions): void {
  const loaded = new Set<string>();
  const load = () => {
    const further = onPaths.filter(({ contains }) => location.pathname.includes(contains));
    for (const href of [stylesheet, ...further.flatMap(({ stylesheets }) => stylesheets)]) {
      if (loaded.has(href)) continue;
      loaded.add(href);
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    }
  };
  load();
  document.addEventListener('docs:page', load);
}
