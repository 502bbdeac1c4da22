import { load } from '../1-load/load.ts';
import { hasErrors, withRules } from '../diagnostics/diagnostic.ts';
import { apiKey } from '../extract/api-key.ts';
import { missingFindings, unresolvedFindings } from '../extract/unresolved-findings.ts';
import { diskHost } from '../machine/host.ts';
import { join, resolve } from '../machine/paths.ts';
import { replaceFiles } from '../machine/replace-files.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { ApiReference } from '../model/reference.ts';
import { apiFiles, apiFolder, readApiFiles } from '../reference/files.ts';
import { silentEntries } from '../reference/silent-entries.ts';
import { lineReader } from '../report/line-reader.ts';
import { pretty } from '../report/pretty.ts';
import { seconds } from '../report/progress.ts';
import { countDiagnostics } from '../report/report.ts';
import { UsageError } from './usage-error.ts';

export interface ApiOptions {
  readonly root: string;
  readonly quiet: boolean;
  /** Draw demos to prove the defaults. */
  readonly prove: boolean;
}

/** Counts of a reference, for people. */
export function countApi(reference: ApiReference): string {
  const { components, interfaces, events, selectors } = reference;
  const sum = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
    items.reduce((total, item) => total + count(item), 0);
  const members = sum(interfaces, ({ groups }) => sum(groups, (group) => group.members.length));
  return [
    `${components.length} components`,
    `${sum(components, ({ props }) => props.length)} props`,
    `${sum(components, ({ slots }) => slots.length)} slots`,
    `${sum(components, ({ classes }) => classes.length)} classes`,
    `${interfaces.length} interfaces`,
    `${members} members`,
    `${sum(events, (entry) => entry.events.length)} events`,
    `${sum(selectors, (entry) => entry.selectors.length)} selectors`,
  ].join(', ');
}

/**
 * Extracts the API reference from the installed packages and writes it below `content/api/`; returns the exit code.
 * Writes and removes nothing while entry points or types are missing that the site requires.
 */
export async function runApi(
  { root: folder, quiet, prove }: ApiOptions,
  print: (text: string) => Promise<void>,
): Promise<0 | 1> {
  const root = resolve(folder);
  const { value: site } = load(diskHost, root);
  if (site === null) throw new UsageError(`${folder} is not a site that can be read. Run docs-build check.`);
  const key = apiKey(diskHost, root, site.config);
  if (key === null) {
    throw new UsageError(
      'No product of content/site.yaml has an `api` section, or a package is not installed.',
    );
  }
  const start = performance.now();
  const { extract } = await import('../extract/extract.ts');
  const { reference, unresolved, missing } = extract(diskHost, packagesFolder(root), site.config);
  const findings = withRules(
    [...missingFindings(missing, site.config), ...unresolvedFindings(unresolved, site.config)],
    site.config,
  );
  await print(pretty(findings, lineReader(diskHost, root)));
  if (hasErrors(findings)) {
    process.stderr.write(`${countDiagnostics(findings)}; ${apiFolder} is unchanged\n`);
    return 1;
  }
  const { dismissed } = site.config.api;
  const files = apiFiles(reference, { key, unresolved, dismissed });
  const before = readApiFiles(diskHost, root);
  const changed = files.filter(({ path, contents }) => before.get(path) !== contents);
  const obsolete = [...before.keys()].filter((path) => !files.some((file) => file.path === path));
  const place = (path: string): string => join(root, apiFolder, path);
  replaceFiles(new Map(changed.map(({ path, contents }) => [place(path), contents])), obsolete.map(place));
  if (!quiet)
    process.stderr.write(
      [
        countApi(reference),
        `${silentEntries(reference, dismissed).length} of them without a word from the packages: ${apiFolder}/silent.txt`,
        `${changed.length} files written, ${obsolete.length} removed, ${seconds(performance.now() - start)}`,
        '',
      ].join('\n'),
    );
  if (prove) await (await import('./prove/write-proof.ts')).writeProof(root, quiet);
  return 0;
}
