import type { Metafile } from 'esbuild';
import { contentHash } from '../machine/cache.ts';
import type { BundlerResult } from './kept-build.ts';
import { usesOf, withPackages } from './package-imports.ts';
import type { PackageLinks, PackageUses } from './package-links.ts';

const isScript = (path: string): boolean => path.endsWith('.js');
const textOf = (contents: string | Uint8Array): string => Buffer.from(contents).toString('utf8');
const hashedName = /(?<=-)[A-Z0-9]{8}(?=\.js$)/;

/** Names that the scripts of a bundler run import from packages. */
export const packageUses = ({ files }: BundlerResult): PackageUses =>
  usesOf(files.filter(({ path }) => isScript(path)).map(({ contents }) => textOf(contents)));

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * A run with the final addresses of packages in its scripts. The scripts' names change with their contents; the hash in
 * a name already covers the scripts it imports.
 */
export function linkRun(run: BundlerResult, uses: PackageUses, links: PackageLinks): BundlerResult {
  const stamp = contentHash(links.url, ...uses.later.map(links.later));
  const renamed = (path: string): string =>
    path.replace(hashedName, (hash) => contentHash(hash, stamp).slice(0, 8).toUpperCase());
  const names = Object.keys(run.metafile.outputs)
    .filter(isScript)
    .map((path) => [path, renamed(path)] as const);
  const current = new Map(names);
  const name = (path: string): string => current.get(path) ?? path;
  const known = new Map(names.map(([from, to]) => [baseName(from), baseName(to)]));
  const rename = (text: string): string =>
    text.replaceAll(/[\w-]+-[A-Z0-9]{8}\.js/g, (found) => known.get(found) ?? found);

  const outputs: Metafile['outputs'] = Object.fromEntries(
    Object.entries(run.metafile.outputs).map(([path, output]) => [
      name(path),
      { ...output, imports: output.imports.map((each) => ({ ...each, path: name(each.path) })) },
    ]),
  );
  return {
    ...run,
    metafile: { ...run.metafile, outputs },
    files: run.files.map(({ path, contents }) =>
      isScript(path)
        ? { path: name(path), contents: rename(withPackages(textOf(contents), links)) }
        : { path: rename(path), contents },
    ),
  };
}
