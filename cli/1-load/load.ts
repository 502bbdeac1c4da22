// Input: the folder of a site, through the host.
// Output: its configuration, page tree, Markdown sources and their age, dictionaries, pending pages, fonts and code style; null without a usable site.yaml, pages.yaml or React.
// Invariant: every pathname is canonical and safe as a path, every file relative to the root.

import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { Site } from '../model/site.ts';
import { readApi, readApiFiles } from '../reference/files.ts';
import { withHistory } from '../reference/history.ts';
import { languagePrefixes } from '../site/paths.ts';
import { apiCorrections } from './api-corrections.ts';
import { apiHistories } from './api-history.ts';
import { apiNotes } from './api-notes.ts';
import { brokenJson } from './broken-json.ts';
import { codeStyle } from './code-style.ts';
import { comparisonDigest } from './comparison-digest.ts';
import { dictionaries } from './dictionaries.ts';
import { dismissals } from './dismissals.ts';
import { movedLinks } from './moved-links.ts';
import { pageSources } from './page-sources.ts';
import { pageTree } from './page-tree.ts';
import { type ParsedFile, parseFile, parseSource, type Source } from './parse-source.ts';
import { pendingPages } from './pending-pages.ts';
import { checkReact } from './react-version.ts';
import { sectionAddresses } from './section-addresses.ts';
import { siteConfig } from './site-config.ts';
import { readSynonyms } from './synonyms.ts';

const siteFiles = ['content/site.yaml', 'content/pages.yaml'];

/** Folders in which a repository often has its site. */
const usualFolders = ['', 'apps/', 'packages/'].flatMap((folder) =>
  ['docs', 'documentation', 'site', 'website'].map((name) => folder + name),
);

/** The only finding for a first-time user, who needs one way forward, not a list of all that is missing. */
function noSite(host: Host, root: string): Diagnostic {
  const found = usualFolders.find((folder) =>
    siteFiles.some((file) => host.readText(join(root, folder, file)) !== null),
  );
  const help =
    found === undefined
      ? 'Make one with `docs-build new site`, or name the folder of a site with --root DIR.'
      : `There is one in ${found}: run docs-build there, or with --root ${found}.`;
  return diagnostic('site/missing', null, 'There is no site in this folder.', { help });
}

/** Slow reads, by paths relative to the root. */
export interface Readers {
  readonly hasText: (file: string) => boolean;
  readonly parsed: (file: string, text: string) => ParsedFile;
  /** Time of the last commit of every file of the content, by path. */
  readonly updated: () => Readonly<Record<string, string>>;
}

const readersOf = (host: Host, root: string): Readers => ({
  hasText: (file) => host.readText(join(root, file)) !== null,
  parsed: parseFile,
  updated: () => host.lastCommits(root, 'content'),
});

/** `root` is an absolute path. `base` replaces the path of the site's URL. */
export function load(
  host: Host,
  root: string,
  { hasText, parsed, updated: updatedTimes }: Readers = readersOf(host, root),
  base: string | null = null,
): Outcome<Site | null> {
  const diagnostics: Diagnostic[] = [];
  const keep = <Value>(outcome: Outcome<Value>): Value => {
    diagnostics.push(...outcome.diagnostics);
    return outcome.value;
  };
  const read = <Value>(
    file: string,
    use: (source: Source) => Outcome<Value>,
    missing: readonly Diagnostic[] = [diagnostic('site/missing', null, `There is no ${file}.`)],
  ): Value | null => {
    const text = host.readText(join(root, file));
    if (text === null) return keep({ value: null, diagnostics: missing });
    const source = keep(parseSource(file, text, parsed(file, text)));
    return source === null ? null : keep(use(source));
  };

  if (siteFiles.every((file) => host.readText(join(root, file)) === null))
    return { value: null, diagnostics: [noSite(host, root)] };
  const apiFiles = readApiFiles(host, root);
  const broken = brokenJson(host, root, apiFiles);
  if (broken.length > 0) return { value: null, diagnostics: broken };
  const unsupported = checkReact(host, root);
  if (unsupported.length > 0) return { value: null, diagnostics: unsupported };
  const config = read('content/site.yaml', (source) => siteConfig(host, root, source, base));
  /** The outcome for a file about products and languages, which are not known without a readable site.yaml. */
  const ofConfig =
    <Value>(use: (source: Source) => Outcome<Value>) =>
    (source: Source): Outcome<Value | null> =>
      config === null ? { value: null, diagnostics: [] } : use(source);
  const languages = config?.languages ?? [];
  const prefixes = config === null ? [] : languagePrefixes(config);
  const products = config?.products ?? [];
  const committed = readApi(
    apiFiles,
    products.map(({ id }) => id),
  );
  const corrected =
    read(
      'content/api-corrections.yaml',
      ofConfig((source) => apiCorrections(source, committed)),
      [],
    ) ?? committed;
  const telling = keep(movedLinks(config, keep(dismissals(config, corrected))));
  const noted =
    read(
      'content/api-notes.yaml',
      ofConfig((source) => apiNotes(source, telling)),
      [],
    ) ?? telling;
  const reference = withHistory(noted, keep(apiHistories(host, root, products)));
  const tree = read('content/pages.yaml', (source) => {
    const { value, diagnostics: found } = pageTree(source, prefixes, { products, reference });
    // The products of an unreadable site.yaml are not known.
    return { value, diagnostics: found.filter(({ code }) => config !== null || code !== 'tree/unknown-api') };
  });
  const pending = read('content/pending.yaml', (source) => pendingPages(source, prefixes), []) ?? [];
  const addresses =
    read('content/section-addresses.yaml', (source) => sectionAddresses(source, prefixes), []) ?? [];
  const synonyms =
    read(
      'content/synonyms.yaml',
      ofConfig((source) => readSynonyms(source, languages)),
      [],
    ) ?? {};
  const comparison = read('content/comparison.json', comparisonDigest, []);
  const translations = keep(dictionaries(host, root, languages, tree));
  if (config === null || tree === null) return { value: null, diagnostics };
  const sources = keep(
    pageSources(host, root, tree, languages, hasText, host.readText(join(root, 'content/pages.yaml')) ?? ''),
  );
  const fonts = host
    .list(join(root, 'content/public/fonts'))
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `/fonts/${file}`);
  const updated = updatedTimes();
  const style = keep(codeStyle(host, root));
  return {
    value: {
      root,
      config,
      tree,
      sources,
      translations,
      pending,
      addresses,
      synonyms,
      fonts,
      updated,
      codeStyle: style,
      reference,
      comparison,
    },
    diagnostics,
  };
}
