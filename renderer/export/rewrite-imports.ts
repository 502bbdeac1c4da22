import { importSites } from './import-sites.ts';

/** `code` with the specifier of each relative import, re-export and dynamic import replaced; the rest stays. */
export function rewriteImports(code: string, replace: (specifier: string) => string): string {
  let result = '';
  let end = 0;
  for (const { specifier, start } of importSites(code)) {
    if (!/^\.{1,2}\//.test(specifier)) continue;
    result += code.slice(end, start) + replace(specifier);
    end = start + specifier.length;
  }
  return result + code.slice(end);
}
