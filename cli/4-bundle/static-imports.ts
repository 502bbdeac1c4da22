import type { Metafile } from 'esbuild';

/** An output and the chunks it imports before it can run. */
export function withStaticImports({ outputs }: Metafile, path: string): ReadonlySet<string> {
  const found = new Set([path]);
  // A set is walked in order of insertion, additions during the walk included.
  for (const each of found)
    for (const { path: imported, kind, external } of outputs[each]?.imports ?? [])
      if (kind === 'import-statement' && !external) found.add(imported);
  return found;
}

/** The output of the entry point whose path ends in `end`. */
export const outputOf = ({ outputs }: Metafile, end: string): string | null =>
  Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith(end)) ?? null;
