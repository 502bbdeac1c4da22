import type { Metafile } from 'esbuild';

/** The package that a module belongs to, or the first folder of its path. */
function ownerOf(input: string): string {
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input) ?? [];
  // Modules that exist only in the bundler belong to the tool.
  return name ?? (/^[\w-]+:/.test(input) ? 'docs-build' : (input.split('/')[0] ?? input));
}

/**
 * Bytes of each script by package. A bundler may count a module before minification, so a module's share of the file is
 * its share of the counted bytes.
 */
export function filePartsOf(metafiles: readonly Metafile[]): Record<string, Record<string, number>> {
  const scripts = metafiles
    .flatMap(({ outputs }) => Object.entries(outputs))
    .filter(([path]) => path.endsWith('.js'));
  return Object.fromEntries(
    scripts.map(([path, { bytes, inputs }]) => {
      const counted: Record<string, number> = {};
      for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
        const owner = ownerOf(input);
        counted[owner] = (counted[owner] ?? 0) + bytesInOutput;
      }
      const all = Object.values(counted).reduce((sum, count) => sum + count, 0);
      const parts = Object.entries(counted)
        .map(([owner, count]) => [owner, Math.round((count / all) * bytes)] as const)
        .filter(([, count]) => count > 0);
      return [path, Object.fromEntries(parts)];
    }),
  );
}
