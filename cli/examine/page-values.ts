// Stage 2 as derived values: written pages.
import { posix } from 'node:path';
import { compilePage, type PageContent } from '../2-compile/compile-page.ts';
import type { PageFacts, PageLookups } from '../2-compile/markdown/page-context.ts';
import { demoFolders } from '../2-compile/page-inputs.ts';
import { pageOutline } from '../2-compile/page-outline.ts';
import { derived, type Reading } from '../derive/derived.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { dirname, join } from '../machine/paths.ts';
import type { PageSource } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { aliasedFolder } from './alias-values.ts';
import { pluginsHash, pluginsWith } from './markdown-plugins.ts';
import {
  apiPageOf,
  apiPart,
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

/** The folder of a directive on a page, relative to the root. */
const folderOf = (reading: Reading, file: string, folder: string): string =>
  aliasedFolder(reading, file, folder) ?? posix.join(dirname(file), folder);

/** Folders whose demos a page may show, by its file. */
export const shownFolders = derived(
  'shown-folders',
  'data',
  (reading, file): readonly string[] =>
    demoFolders(text(reading, file)).map((folder) => folderOf(reading, file, folder)),
  { readsAll: true },
);

/** The facts of a page in a source; `own` is its text. */
export function factsOf(reading: Reading, source: PageSource, own: string): PageFacts {
  const { get } = reading;
  const folders = demoFolders(own);
  const aliased = folders.flatMap((folder) => {
    const found = aliasedFolder(reading, source.file, folder);
    return found === null ? [] : [[folder, found] as const];
  });
  return get(factsMaker)(source, {
    text: own,
    siblings: folders.flatMap((folder) =>
      get(modulesIn, folderOf(reading, source.file, folder)).map((name) =>
        folder === '' ? name : `${folder}/${name}`,
      ),
    ),
    ...(aliased.length > 0 && { aliasedFolders: Object.fromEntries(aliased) }),
    outlineOf: ({ file }) => get(outline, file),
  });
}

export const lookupsOf = (
  get: Reading['get'],
  { language, languages: [byDefault = 'en'] }: PageFacts,
  part = apiPart,
): PageLookups => ({
  pending: { has: (pathname) => get(isPending, pathname) },
  translated: { has: (pathname) => language !== byDefault && get(isWritten, `${language} ${pathname}`) },
  apiPageOf: (slug) => get(apiPageOf, slug),
  apiPart: (directive, product) => get(part, JSON.stringify([directive, product])),
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
  const plugins = pluginsWith(reading.get(pluginsHash));
  return kept(reading, compilePage({ ...facts, ...lookupsOf(reading.get, facts), plugins }));
});

/** Files of the pages in the default language, in the order of the tree. */
export const filesInDefault = derived('files-in-default', 'data', ({ get }): readonly string[] => {
  const site = get(siteValue);
  return site.sources.flatMap(({ language, file }) => (language === defaultLanguageOf(site) ? [file] : []));
});
