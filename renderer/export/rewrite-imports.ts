import { importSites } from './import-sites.ts';

/** `code` with the specifiers of relative imports, re-exports and dynamic imports replaced; the rest stays. */
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
