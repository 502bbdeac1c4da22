import type { Metafile } from 'esbuild';
import { contentHash } from '../../machine/cache.ts';
import type { OutputFile } from '../../model/output.ts';
import { type BundlerResult, isScript, textOf } from '../esbuild/bundler-result.ts';
import { readScript, type Script } from '../esbuild/package-imports.ts';
import type { PackageLinks, PackageUses } from './package-links.ts';
import { usesOf, withPackages } from './package-uses.ts';

const hashInName = /(?<=-)[A-Z0-9]{8}(?=\.js)/g;

/** Parsed scripts of bundler runs: they are read before and during linking, and parsing takes time. */
const scripts = new WeakMap<OutputFile, Script>();

function scriptOf(file: OutputFile, { imports }: BundlerResult): Script | null {
  if (!isScript(file.path)) return null;
  const known = scripts.get(file);
  if (known !== undefined) return known;
  const code = textOf(file);
  const found = imports?.[file.path];
  const script = found === undefined ? readScript(code) : { code, imports: found };
  scripts.set(file, script);
  return script;
}

/** Names that the scripts of a bundler run with these paths import from packages. */
export const packageUses = (run: BundlerResult, paths: ReadonlySet<string>): PackageUses =>
  usesOf(run.files.filter(({ path }) => paths.has(path)).flatMap((file) => scriptOf(file, run) ?? []));

/** Scripts of a bundler run that import packages from the same entry. */
export interface LinkedPart {
  readonly paths: ReadonlySet<string>;
  readonly uses: PackageUses;
  readonly links: PackageLinks;
}

/** The changed outputs, and the outputs that import one of them, directly or not. */
function withImporters(changed: readonly string[], { outputs }: Metafile): ReadonlySet<string> {
  const reaching = new Set(changed);
  for (let before = -1; before < reaching.size; ) {
    before = reaching.size;
    for (const [path, { imports }] of Object.entries(outputs))
      if (imports.some((imported) => reaching.has(imported.path))) reaching.add(path);
  }
  return reaching;
}

/** Runs as last linked: an edit leaves most runs, and their packages, unchanged. */
const linkedRuns = new WeakMap<BundlerResult, { readonly stamp: string; readonly linked: BundlerResult }>();

/**
 * A run with the final addresses of packages in its scripts. The name of a script that leads to packages changes with
 * them; the hash in a name already covers the scripts it imports.
 */
export function linkRun(run: BundlerResult, parts: readonly LinkedPart[]): BundlerResult {
  // The stamp covers all parts, because a script may import one of another part, whose name changes too.
  const stamp = contentHash(
    ...parts.flatMap(({ uses, links }) => [links.stamp, ...uses.later.map(links.later)]),
  );
  const last = linkedRuns.get(run);
  if (last?.stamp === stamp) return last.linked;
  const linked = withAddresses(run, parts, stamp);
  linkedRuns.set(run, { stamp, linked });
  return linked;
}

function withAddresses(run: BundlerResult, parts: readonly LinkedPart[], stamp: string): BundlerResult {
  const renamed = (path: string): string =>
    path.replace(hashInName, (hash) => contentHash(hash, stamp).slice(0, 8).toUpperCase());
  const written = run.files.map((file) => {
    const script = scriptOf(file, run);
    const links = parts.find(({ paths }) => paths.has(file.path))?.links;
    return { ...file, script, linked: script && links ? withPackages(script, links) : null };
  });
  const changed = written.filter(({ script }) => script?.imports.length).map(({ path }) => path);
  const names = [...withImporters(changed, run.metafile)]
    .filter(isScript)
    .map((path) => [path, renamed(path)] as const);
  const current = new Map(names);
  const name = (path: string): string => current.get(path) ?? path;
  const hashIn = (path: string): string => path.match(hashInName)?.at(-1) ?? '';
  // A pattern for hashes only; one for whole names takes ten times as long.
  const known = new Map(names.map(([from, to]) => [hashIn(from), hashIn(to)]));
  const rename = (text: string): string => text.replaceAll(hashInName, (hash) => known.get(hash) ?? hash);

  const outputs: Metafile['outputs'] = Object.fromEntries(
    Object.entries(run.metafile.outputs).map(([path, output]) => [
      name(path),
      { ...output, imports: output.imports.map((imported) => ({ ...imported, path: name(imported.path) })) },
    ]),
  );
  return {
    ...run,
    metafile: { ...run.metafile, outputs },
    files: written.map(({ path, contents, linked }) =>
      linked === null ? { path: rename(path), contents } : { path: name(path), contents: rename(linked) },
    ),
  };
}
