import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { perObject } from '../machine/per-object.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { namesIn, type PageSectionUse, sectionsOf, textOf } from '../site/page-sections.ts';

const namesUsed = perObject(({ sources }: Demo) => new Set(sources.flatMap(({ code }) => namesIn(code))));
const namesShown = perObject(({ preview }: Demo) => new Set(namesIn(textOf(preview ?? ''))));

/** Names that a section mentions and its demos use, if the code of the closed demos shows none of them. */
function missed(
  { names, demos, hasCode }: PageSectionUse,
  demoOf: ReadonlyMap<string, Demo>,
): readonly string[] {
  if (hasCode || demos.some(({ options }) => options.defaultCodeOpen)) return [];
  const known = demos.flatMap(({ demo }) => demoOf.get(demo) ?? []);
  // The cheap test comes first: most previews show one of the names.
  if ([...names].some((name) => known.some((demo) => namesShown(demo).has(name)))) return [];
  return [...names].filter((name) => known.some((demo) => namesUsed(demo).has(name)));
}

/** Finds sections whose subject appears neither in a block of code nor in the preview of a demo. */
export function checkPreviewMisses(site: Site, { pages, demos }: CompiledSite): Diagnostic[] {
  const demoOf = new Map(demos.map((demo) => [demo.id, demo]));
  const written = pages.filter(({ language }) => language === defaultLanguageOf(site));
  return written.flatMap((page) =>
    sectionsOf(page)
      .slice(1)
      .flatMap((section) => {
        const shown = section.demos.filter(({ options }) => !options.hideToolbar);
        const [first] = shown;
        if (first === undefined) return [];
        const names = missed({ ...section, demos: shown }, demoOf);
        if (names.length === 0) return [];
        const list = names.map((name) => `\`${name}\``).join(', ');
        const message = `The section mentions ${list}, but the code of its closed demo has none of them.`;
        return [diagnostic('demo/preview-misses', first.place, message)];
      }),
  );
}
