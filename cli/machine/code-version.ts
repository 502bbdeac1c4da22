import { dirname, join } from 'node:path';
import { contentHash } from './cache.ts';
import { diskHost, type Host } from './host.ts';
import { toolRoot } from './tool.ts';

/** Static and dynamic imports of local files. Types leave nothing behind that could run. */
const localImport = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const typeImport = /^(?:import|export)\s+type\s[^;]*?from\s+['"][^'"]+['"];/gm;

/**
 * Changes with the code that a module of docs-build can reach, itself included, and with docs-build's packages: what is
 * kept under it never outlives what made it. `entries` are relative to docs-build's own folder.
 */
export function codeVersion(entries: readonly string[], host: Host = diskHost): string {
  const reached = new Set(entries.map((entry) => join(toolRoot, entry)));
  const parts = ['package.json', 'package-lock.json'].map(
    (file) => host.readText(join(toolRoot, file)) ?? '',
  );
  // A set is walked in order of insertion, what is added on the way included.
  for (const file of reached) {
    const code = host.readText(file);
    if (code === null) continue;
    parts.push(file.slice(toolRoot.length), code);
    for (const [, specifier = ''] of code.replaceAll(typeImport, '').matchAll(localImport))
      reached.add(join(dirname(file), specifier));
  }
  return contentHash(...parts);
}
