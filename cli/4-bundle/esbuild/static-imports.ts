import type { Metafile } from 'esbuild';

type Import = Metafile['outputs'][string]['imports'][number];

function reached({ outputs }: Metafile, path: string, counts: (imported: Import) => boolean): Set<string> {
  const found = new Set([path]);
  // A set is walked in order of insertion, additions during the walk included.
  for (const output of found)
    for (const imported of outputs[output]?.imports ?? [])
      if (!imported.external && counts(imported)) found.add(imported.path);
  return found;
}

/** An output and the chunks it imports before it can run. */
export const withStaticImports = (metafile: Metafile, path: string): ReadonlySet<string> =>
  reached(metafile, path, ({ kind }) => kind === 'import-statement');

/** An output and the chunks it imports, at once or later. */
export const withAllImports = (metafile: Metafile, path: string): ReadonlySet<string> =>
  reached(metafile, path, () => true);

/** The output of the entry point with a path that ends in `end`. */
export const outputOf = ({ outputs }: Metafile, end: string): string | null =>
  Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith(end)) ?? null;

/** Its URL on a site whose path is `base`. */
export function outputUrl(metafile: Metafile, end: string, base: string): string | null {
  const path = outputOf(metafile, end);
  return path === null ? null : base + path;
}
