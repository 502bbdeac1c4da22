import { posix } from 'node:path';
import type { Host } from '../machine/host.ts';
import { perObject } from '../machine/per-object.ts';
import type { PageSource, Site } from '../model/site.ts';
import { defaultLanguageOf, messagesIn } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { isApiPathname, languagePrefixes } from '../site/paths.ts';
import { productOf } from '../site/products.ts';
import type { KnownPages } from './api-pages/package-links.ts';
import type { PartSource } from './api-pages/part-source.ts';
import { endsInList, withList } from './generated-lists.ts';
import { mostText } from './markdown/nesting.ts';
import type { PageInput } from './markdown/page-context.ts';
import { versionsIn } from './markdown/version-tokens.ts';
import { wordKeys } from './markdown/words.ts';
import { pageOutline } from './page-outline.ts';

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The words that a page can use. Changes to others must not touch its result. */
const wordsOf = (dictionary: Readonly<Record<string, string>>): PageInput['words'] =>
  Object.fromEntries(
    wordKeys.flatMap((key) => (dictionary[key] === undefined ? [] : [[key, dictionary[key]]])),
  );

const farDemo = /"demo":\s*"(?:\.\/)*((?:\.\.\/|[\w-][\w.-]*\/)[^"]*)"/g;

/** Modules in the other folders in which the directives of a text look, by their paths from `folder`. */
function modulesNamed(
  text: string,
  folder: string,
  modules: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const folders = new Set([...text.matchAll(farDemo)].map(([, path = '']) => folderOf(path)));
  return [...folders].flatMap((each) =>
    (modules.get(posix.join(folder, each)) ?? []).map((name) => each + name),
  );
}

/** Input of the compilation of each source of the site. */
export function pageInputs(
  host: Host,
  site: Site,
  parts: PartSource,
  compileOutline: typeof pageOutline = pageOutline,
): (source: PageSource) => PageInput {
  const { config, sources } = site;
  const defaultLanguage = defaultLanguageOf(site);
  const prefixes = languagePrefixes(config);
  const written = pagesOf(site.tree).map(({ pathname }) => pathname);
  // The anchors of pages are not known while they are being compiled.
  const anchors = new Map(written.map((each) => [each, null]));
  const pending = site.pending.map(({ pathname }) => pathname).filter((each) => !anchors.has(each));
  const pages: KnownPages = {
    url: config.url,
    written: anchors,
    pending: new Set(pending),
  };
  const apiPages = [...written, ...pending].filter(isApiPathname);

  const documented = config.products.flatMap(({ packages }) => packages);
  const versions = Object.fromEntries(documented.map(({ name, version }) => [name, version]));

  const modules = new Map<string, string[]>();
  for (const file of host.list(`${site.root}/content`)) {
    if (!/\.(tsx|jsx|js)$/.test(file)) continue;
    const folder = `content/${folderOf(file)}`;
    const name = file.slice(folderOf(file).length);
    const beside = modules.get(folder);
    if (beside === undefined) modules.set(folder, [name]);
    else beside.push(name);
  }

  const productIds = config.products.map(({ id }) => id);
  // Several lists may show a page.
  const outlineOf = perObject(({ file, text }: PageSource) => compileOutline({ file, text, productIds }));

  const perLanguage = new Map(
    config.languages.map((language) => [
      language,
      {
        words: wordsOf(messagesIn(site, language)),
        translated:
          language === defaultLanguage
            ? []
            : sources.filter((source) => source.language === language).map(({ node }) => node.pathname),
      },
    ]),
  );

  return (source) => {
    const { node, language, file } = source;
    const productId = productOf(node.pathname, config.products)?.id ?? config.defaultProduct;
    // A page that is too large is a finding, and not read to its end.
    const text = withList(site, source, productId, outlineOf).slice(0, mostText + 1);
    return {
      file,
      text,
      endsInList: endsInList(source.text),
      pathname: node.pathname,
      nodeTitle: node.title,
      language,
      languages: config.languages,
      prefixes,
      url: config.url,
      productIds,
      ...(config.accept === undefined ? {} : { accept: config.accept }),
      productId,
      repository: config.repository,
      components: Object.keys(config.components),
      siblings: [...(modules.get(folderOf(file)) ?? []), ...modulesNamed(text, folderOf(file), modules)],
      pending,
      apiPages,
      elsewhere: config.elsewhere,
      terms: config.terms,
      packages: documented.map(({ name }) => name),
      versions: versionsIn(text, versions),
      translated: perLanguage.get(language)?.translated ?? [],
      words: perLanguage.get(language)?.words ?? {},
      api: parts.partsIn(text, productId, pages),
    };
  };
}
