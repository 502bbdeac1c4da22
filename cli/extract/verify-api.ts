import { plain, type Task } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { MissingEntry, Unresolved } from '../model/reference.ts';
import type { Site } from '../model/site.ts';
import { type ApiManifest, apiFiles, apiFolder, manifestName, readApiFiles } from '../reference/files.ts';
import { apiKey } from './api-key.ts';
import type { Extraction, extract } from './extract.ts';
import { missingFindings, unresolvedFindings } from './unresolved-findings.ts';

/** Limit of findings: a longer list would bury all others. */
const mostFindings = 10;

/** Loads the compiler of TypeScript lazily. */
const extractInstalled = async (...given: Parameters<typeof extract>) =>
  (await import('./extract.ts')).extract(...given);

interface Options {
  readonly keeper: Keeper;
  readonly trust: boolean;
  readonly extractReference?: (...given: Parameters<typeof extract>) => Promise<Extraction>;
}

/**
 * Checks the committed API reference against the installed packages. With `trust`, extraction is skipped if packages,
 * configuration and extractor are unchanged and the files are as they were written.
 */
export async function verifyApi(
  host: Host,
  site: Site,
  { keeper, trust, extractReference = extractInstalled }: Options,
): Promise<Diagnostic[]> {
  const key = apiKey(host, site.root, site.config);
  // The check of versions reports a package that is not installed.
  if (key === null) return [];
  const committed = readApiFiles(host, site.root);
  if (trust && isAsMade(committed, key)) {
    const { unresolved = [] } = readManifest(committed.get(manifestName)) ?? {};
    return unresolvedFindings(unresolved, site.config);
  }
  const state = contentHash(key, ...[...committed].flat());
  const make = async () =>
    compare(await extractReference(host, packagesFolder(site.root), site.config), site, key, committed);
  const task: Task<Compared> = { name: 'api', input: state, split: plain(), make };
  const { stale, unresolved, missing } = (await keeper.run(task, '')).value;
  // Missing modules are no evidence about the committed files.
  if (missing.length > 0) return missingFindings(missing, site.config);
  return [...stale, ...unresolvedFindings(unresolved, site.config)];
}

/**
 * Results that depend only on the packages and the committed files, whatever site.yaml contains about missing types.
 */
interface Compared {
  readonly stale: readonly Diagnostic[];
  readonly unresolved: readonly Unresolved[];
  readonly missing: readonly MissingEntry[];
}

function compare(
  { reference, unresolved, missing }: Extraction,
  site: Site,
  key: string,
  committed: ReadonlyMap<string, string>,
): Compared {
  const expected = apiFiles(reference, { key, unresolved, dismissed: site.config.api.dismissed });
  const contents = new Map(expected.map(({ path, contents }) => [path, String(contents)]));
  return { stale: differences(committed, contents), unresolved, missing };
}

function isAsMade(committed: ReadonlyMap<string, string>, key: string): boolean {
  const manifest = readManifest(committed.get(manifestName));
  if (manifest?.key !== key) return false;
  const files = [...committed].filter(([path]) => path !== manifestName);
  return (
    files.length === Object.keys(manifest.files).length &&
    files.every(([path, text]) => manifest.files[path] === contentHash(text))
  );
}

function readManifest(text: string | undefined): ApiManifest | null {
  try {
    return text === undefined ? null : (JSON.parse(text) as ApiManifest);
  } catch {
    return null;
  }
}

/** The manifest is derived from the other files. An old one alone costs time and is not a mistake. */
function differences(
  committed: ReadonlyMap<string, string>,
  expected: ReadonlyMap<string, string>,
): Diagnostic[] {
  const all = [...new Set([...expected.keys(), ...committed.keys()])]
    .filter((path) => path !== manifestName && committed.get(path) !== expected.get(path))
    .sort()
    .map((path) => difference(`${apiFolder}/${path}`, committed.get(path), expected.get(path)));
  const rest = all.length - mostFindings;
  if (rest <= 0) return all;
  const message = `${rest} more ${rest === 1 ? 'file' : 'files'} below ${apiFolder} differ from the packages.`;
  const place = { file: `${apiFolder}/${manifestName}`, line: 1, column: 1 };
  return [...all.slice(0, mostFindings), diagnostic('api/stale', place, message)];
}

function difference(file: string, committed: string | undefined, expected: string | undefined): Diagnostic {
  const start = { file, line: 1, column: 1 };
  if (expected === undefined) return diagnostic('api/stale', start, 'No installed package has this entry.');
  if (committed === undefined)
    return diagnostic('api/stale', start, 'This file is missing: the installed packages have the entry.');
  const [is, should] = [committed.split('\n'), expected.split('\n')];
  const index = is.findIndex((line, at) => line !== should[at]);
  const line = index < 0 ? is.length : index + 1;
  const expectedLine = should[line - 1]?.trim() ?? '';
  const message =
    expectedLine === ''
      ? 'The installed packages say nothing of this.'
      : `The installed packages say \`${expectedLine.replace(/,$/, '')}\` here.`;
  const found = is[line - 1] ?? '';
  const column = 1 + found.search(/\S|$/);
  const end = found.trim() === '' ? {} : { end: { line, column: 1 + found.length } };
  return diagnostic('api/stale', { file, line, column, ...end }, message);
}
