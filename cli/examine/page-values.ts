// Stage 2 as derived values: written pages.
import { dirname, join, posix } from 'node:path';
import { compilePage, type PageContent } from '../2-compile/compile-page.ts';
import type { PageFacts, PageLookups } from '../2-compile/markdown/page-context.ts';
import { demoFolders } from '../2-compile/page-inputs.ts';
import { pageOutline } from '../2-compile/page-outline.ts';
import { derived, type Reading } from '../derive/derived.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { PageSource } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import {
  apiPageOf,
  factsMaker,
  isPending,
  isWritten,
  modulesIn,
  productIds,
  siteValue,
  sourcesByFile,
} from './site-values.ts';

const text = ({ host, root }: Reading, file: string): string => host.readText(join(root, file)) ?? '';

/** The facts of a page that lists on other pages show, by its file. */
const outline = derived('outline', 'disk', (reading, file) =>
  pageOutline({ file, text: text(reading, file), productIds: reading.get(productIds) }),
);

/** Folders whose demos a page may show, by its file. */
export const shownFolders = derived('shown-folders', 'data', (reading, file): readonly string[] =>
  demoFolders(text(reading, file)).map((folder) => posix.join(dirname(file), folder)),
);

/** The facts of a page in a source; `own` is its text. */
export const factsOf = ({ get }: Reading, source: PageSource, own: string): PageFacts =>
  get(factsMaker)(source, {
    text: own,
    siblings: demoFolders(own).flatMap((folder) =>
      get(modulesIn, posix.join(dirname(source.file), folder)).map((name) =>
        folder === '' ? name : `${folder}/${name}`,
      ),
    ),
    outlineOf: ({ file }) => get(outline, file),
  });

export const lookupsOf = (get: Reading['get'], language: string, isDefault: boolean): PageLookups => ({
  pending: { has: (pathname) => get(isPending, pathname) },
  translated: { has: (pathname) => !isDefault && get(isWritten, `${language} ${pathname}`) },
  apiPageOf: (slug) => get(apiPageOf, slug),
});

const pageFacts = derived('page-facts', 'data', (reading, file): PageFacts => {
  const source = reading.get(sourcesByFile).get(file);
  if (source === undefined) throw new Error(`No page has the file ${file}`);
  return factsOf(reading, source, text(reading, file));
});

/** Reports the findings of an outcome. */
export const kept = <Value>({ report }: Reading, { value, diagnostics }: Outcome<Value>): Value => {
  report(diagnostics);
  return value;
};

/** A page by its file, before names are resolved. */
export const pageContent = derived('page', 'disk', (reading, file): PageContent => {
  const facts = reading.get(pageFacts, file);
  const isDefault = facts.language === (facts.languages[0] ?? 'en');
  return kept(reading, compilePage({ ...facts, ...lookupsOf(reading.get, facts.language, isDefault) }));
});

/** Files of the pages in the default language, in the order of the tree. */
export const filesInDefault = derived('files-in-default', 'data', ({ get }): readonly string[] => {
  const site = get(siteValue);
  return site.sources.flatMap(({ language, file }) => (language === defaultLanguageOf(site) ? [file] : []));
});
