import { dirname, join } from 'node:path';
import { contentHash, diskCache } from './cache.ts';
import { codePackages } from './code-packages.ts';
import { diskHost, type Host } from './host.ts';
import { codeFile, isCurrent, runningBundle, toolRoot } from './own-code.mjs';

/** Static and dynamic imports of local files. Type imports are removed first: they leave no code. */
const localImport = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const typeImport = /^(?:import|export)\s+type\s[^;]*?from\s+['"][^'"]+['"];/gm;

/** Names and texts of docs-build's own files that the modules reach, the modules included, without packages. */
export function reachableCode(sources: readonly string[], host: Host): string[] {
  const entries = sources.map(codeFile);
  // A name that leads nowhere would leave its code out of the version, and stale results would be used.
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

/** A version that is cached beside the bundle of the same code. */
function keptVersion(name: string, make: () => string): string {
  if (runningBundle === null) return make();
  const cache = diskCache(runningBundle);
  const key = contentHash(name);
  const kept = cache.get('versions', key) as string | undefined;
  if (kept !== undefined) return kept;
  const version = make();
  // Code that was edited meanwhile differs from the bundle's.
  if (isCurrent()) cache.set('versions', key, version);
  return version;
}

/**
 * Changes with the code that a module of docs-build can reach, including its own, and with the packages that this code
 * uses, so that a cached result never outlives the code that made it. `sources` are relative to docs-build's own
 * folder.
 */
export function codeVersion(sources: readonly string[], host: Host = diskHost): string {
  const name = sources.join();
  const make = () => {
    const code = reachableCode(sources, host);
    return contentHash(...codePackages(code, host), ...code);
  };
  if (host !== diskHost) return make();
  // Running code does not change.
  const version = known.get(name) ?? keptVersion(name, make);
  known.set(name, version);
  return version;
}
