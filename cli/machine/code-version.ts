import { dirname, join } from 'node:path';
import { contentHash } from './cache.ts';
import { codePackages } from './code-packages.ts';
import { diskHost, type Host } from './host.ts';
import { codeFile, toolRoot } from './own-code.mjs';

/** Static and dynamic imports of local files. Type imports are removed first: they leave no code. */
const localImport = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const typeImport = /^(?:import|export)\s+type\s[^;]*?from\s+['"][^'"]+['"];/gm;

/** Names and texts of docs-build's own files that the modules reach, themselves included, without packages. */
export function reachableCode(sources: readonly string[], host: Host): string[] {
  const entries = sources.map(codeFile);
  // The code behind a name that has moved would count for nothing, and stale results would be used.
  for (const file of entries) if (host.readText(file) === null) throw new Error(`There is no module ${file}`);
  const reached = new Set(entries);
  const parts: string[] = [];
  // A set is walked in order of insertion, additions during the walk included.
  for (const file of reached) {
    const code = host.readText(file);
    if (code === null) continue;
    parts.push(file.slice(toolRoot.length), code);
    for (const [, specifier = ''] of code.replaceAll(typeImport, '').matchAll(localImport))
      reached.add(join(dirname(file), specifier));
  }
  return parts;
}

const known = new Map<string, string>();

/**
 * Changes with the code that a module of docs-build can reach, itself included, and with the packages that this code
 * uses, so that a cached result never outlives the code that made it. `sources` are relative to docs-build's own folder.
 */
export function codeVersion(sources: readonly string[], host: Host = diskHost): string {
  const name = sources.join();
  const found = host === diskHost ? known.get(name) : undefined;
  if (found !== undefined) return found;
  const code = reachableCode(sources, host);
  const version = contentHash(...codePackages(code, host), ...code);
  // Code that runs stays as it is.
  if (host === diskHost) known.set(name, version);
  return version;
}
