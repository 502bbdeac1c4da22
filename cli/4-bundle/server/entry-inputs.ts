import type { Metafile } from 'esbuild';
import { contentHash } from '../../machine/cache.ts';
import { diskHost } from '../../machine/host.ts';
import { isAbsolute, join } from '../../machine/paths.ts';
import { fileOfInput } from '../esbuild/input-files.ts';

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The entries and all inputs that they import, directly or not. */
export function reachedInputs(entries: readonly string[], inputs: Metafile['inputs']): ReadonlySet<string> {
  const reached = new Set(entries);
  // A set is walked in order of insertion, additions during the walk included.
  for (const input of reached)
    for (const { path, external } of inputs[input]?.imports ?? []) if (!external) reached.add(path);
  return reached;
}

/**
 * Package specifiers imported by a module and the local files it reaches. The bundler leaves out type imports, as it
 * should: a package may have modules without code.
 */
export function importedPackages(metafile: Metafile, entry: string): readonly string[] {
  const packages = new Set<string>();
  const reached = new Set([entry]);
  // A set is walked in order of insertion, additions during the walk included.
  for (const file of reached) {
    for (const { path, original } of metafile.inputs[file]?.imports ?? []) {
      if (original === undefined) continue;
      if (original.startsWith('.')) reached.add(path);
      else packages.add(original);
    }
  }
  return [...packages];
}

/**
 * Input hashes of modules. Unlike the names of output files, they stay the same when another module joins the bundle
 * and esbuild splits the chunks differently. A package counts by name and version. `virtual` has the texts of modules
 * that exist only in the bundler, by their paths; `base` is input of all modules.
 */
export function entryInputs(
  { inputs }: Metafile,
  root: string,
  virtual: ReadonlyMap<string, string>,
  base: string,
): (entry: string) => string {
  const known = new Map<string, string>();

  const identify = (input: string): string => {
    const text = virtual.get(input);
    if (text !== undefined) return contentHash(text.replaceAll(root, ''));
    const path = fileOfInput(input) ?? input;
    const file = isAbsolute(path) ? path : join(root, path);
    const [folder] = packageFolder.exec(file) ?? [];
    if (folder === undefined) return contentHash(input.replace(root, ''), diskHost.readBytes(file) ?? '');
    const { name, version }: { name?: string; version?: string } = JSON.parse(
      diskHost.readText(`${folder}/package.json`) ?? '{}',
    );
    return `${name}@${version}`;
  };
  const identity = (input: string): string => {
    // Checked before the search for a package in the path: each demo has thousands of inputs, and most are the same.
    const own = known.get(input);
    if (own !== undefined) return own;
    const [key = input] = packageFolder.exec(input) ?? [];
    const found = known.get(key) ?? identify(input);
    known.set(key, found).set(input, found);
    return found;
  };

  return (entry) => {
    const parts = new Set([...reachedInputs([entry], inputs)].map(identity));
    return contentHash(base, ...[...parts].sort());
  };
}
