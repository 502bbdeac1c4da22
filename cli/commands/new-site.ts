import { load } from '../1-load/load.ts';
import { headingId } from '../2-compile/markdown/heading-id.ts';
import { apiKey } from '../extract/api-key.ts';
import { missingFindings } from '../extract/unresolved-findings.ts';
import { type Host, memoryHost } from '../machine/host.ts';
import { basename, join } from '../machine/paths.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { ApiReference } from '../model/reference.ts';
import { mainUse, moduleWith } from '../new/first-use.ts';
import { findLibrary, type Library } from '../new/library.ts';
import type { NewFile } from '../new/new-file.ts';
import { titleFrom } from '../new/page-files.ts';
import { readmePage } from '../new/readme-page.ts';
import { type FirstList, firstLists, libraryPage, librarySite, siteFiles } from '../new/site-files.ts';
import { typeSettingsFile } from '../new/type-settings.ts';
import { apiFiles, apiFolder } from '../reference/files.ts';
import { UsageError } from './usage-error.ts';
import { writeFiles } from './write-new.ts';

const next = 'Next: npx docs-build builds the site into out/, npx docs-build dev serves it while you write.';

/** Makes the first page, demo and configuration of a site; throws when the folder has a site. */
export function newSite(host: Host, root: string): string[] {
  const files = siteFiles(titleFrom(basename(root)) || 'Documentation');
  return [...writeFiles(host, root, [...files, typeSettingsFile(host, root, [])]), next];
}

interface Extracted {
  readonly reference: ApiReference;
  /** Without lists that have no entries. */
  readonly lists: readonly FirstList[];
  readonly files: readonly NewFile[];
}

/** A site that is not yet written, with the key of its reference; null when its package is not complete. */
function planned(host: Host, root: string, files: readonly NewFile[]) {
  const texts = new Map(files.map(({ path, contents }) => [join(root, path), contents]));
  const { value: site } = load(memoryHost(texts, host), root);
  const key = site === null ? null : apiKey(host, root, site.config);
  return site === null || key === null ? null : { config: site.config, key };
}

/**
 * The reference of a site that is not yet written; a text instead when the package has none that is whole. `filesWith`
 * gives the files of the site with some of the lists.
 */
async function extractReference(
  host: Host,
  root: string,
  lists: readonly FirstList[],
  filesWith: (lists: readonly FirstList[]) => readonly NewFile[],
): Promise<Extracted | string> {
  const all = planned(host, root, filesWith(lists));
  if (all === null) return 'Its package.json is not complete.';
  const { extract } = await import('../extract/extract.ts');
  const { reference: found, unresolved, missing } = extract(host, packagesFolder(root), all.config);
  const reference = { ...found, lists: found.lists.filter(({ entries }) => entries.length > 0) };
  const used = lists.filter(({ slug }) => reference.lists.some((list) => list.slug === slug));
  const { config, key } = planned(host, root, filesWith(used)) ?? all;
  const [entry] = missingFindings(missing, config);
  if (entry !== undefined) return `${entry.message} ${entry.help}`;
  const [module] = unresolved;
  if (module !== undefined) return `Its types need \`${module.specifier}\`, which is not installed.`;
  if (reference.components.length === 0) return 'Its types export no component.';
  const { dismissed } = config.api;
  const written = apiFiles(reference, { key, unresolved, dismissed });
  return {
    reference,
    lists: used,
    files: written.map((file) => ({ ...file, path: join(apiFolder, file.path) })),
  };
}

/** Makes the site of a library: its first page from its README, its reference, a demo of its main component. */
async function siteOf(host: Host, root: string, library: Library): Promise<string[]> {
  const readme = readmePage(host, library, headingId);
  const page = libraryPage(library, readme, null);
  const types = typeSettingsFile(host, root, [library.name]);
  const extracted = await extractReference(host, root, firstLists(library, readme), (lists) => [
    ...librarySite(library, readme, lists),
    page,
  ]);
  if (typeof extracted === 'string')
    return [
      ...writeFiles(host, root, [...librarySite(library, readme, null), page, types]),
      `${library.name} has no reference yet. ${extracted}`,
      'Then remove content/, and run npx docs-build new site again.',
      next,
    ];
  const use = mainUse(extracted.reference.components, library.readme ?? '');
  const demo = use === null ? null : `First${use.component.name}`;
  const module =
    use === null || demo === null ? [] : [{ path: `content/${demo}.tsx`, contents: moduleWith(use, demo) }];
  const lines = writeFiles(host, root, [
    ...librarySite(library, readme, extracted.lists),
    libraryPage(library, readme, demo),
    ...module,
    types,
    ...extracted.files,
  ]);
  const isReference = (line: string): boolean => line.startsWith(`wrote ${apiFolder}/`);
  return [
    ...lines.filter((line) => !isReference(line)),
    `wrote ${apiFolder}/: the reference of ${extracted.reference.components.length} components`,
    ...(demo === null
      ? [
          'No component can be used without values of your own: write the first demo with docs-build new demo.',
        ]
      : []),
    next,
  ];
}

/** Makes the site of an installed package, or of one developed around or beside the site. */
export async function newLibrarySite(host: Host, root: string, name: string): Promise<string[]> {
  const library = findLibrary(host, root, name);
  if (library === null)
    throw new UsageError(
      `${name} is not installed where ${root} finds packages. Install it, or name a package that is.`,
    );
  return siteOf(host, root, library);
}
