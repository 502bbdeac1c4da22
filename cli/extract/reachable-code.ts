import { dirname, join } from 'node:path';
import type { Host } from '../machine/host.ts';
import { codeFile, toolRoot } from '../machine/own-code.mjs';

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
