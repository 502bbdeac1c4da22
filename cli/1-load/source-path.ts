/** Markdown file of a page in the default language, relative to the site's root. */
export function sourcePath(pathname: string): string {
  if (pathname === '/') return 'content/index.md';
  return `content${pathname}/${pathname.slice(pathname.lastIndexOf('/') + 1)}.md`;
}

/** The same page in another language: `sorting.md` → `sorting.zh.md`. */
export const translatedPath = (file: string, language: string): string =>
  file.replace(/\.md$/, `.${language}.md`);

/** The pathname whose page a file would be without a `source:`; null for a file at any other place. */
export function pathnameOf(file: string): string | null {
  if (file === sourcePath('/')) return '/';
  const pathname = /^content(\/.+)\/[^/]+$/.exec(file)?.[1];
  return pathname !== undefined && sourcePath(pathname) === file ? pathname : null;
}

/** Interface texts of a language, relative to the site's root. */
export const dictionaryPath = (language: string): string => `content/translations/${language}.json`;
