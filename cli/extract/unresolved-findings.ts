import { packageName } from '../../renderer/package-name.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteConfig } from '../model/config.ts';
import type { MissingEntry, Unresolved } from '../model/reference.ts';

/** The package that usually declares the types of another. */
const typesOf = (name: string): string => `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;

function helpFor({ package: owner, specifier }: Unresolved): string {
  if (specifier.startsWith('.')) return `${owner} lacks a file of its own: install another version of it.`;
  const name = packageName(specifier);
  return `Install the module or its types in the folder of the site, or in that of ${owner} if it is developed beside the site (\`npm install ${name}\` or \`npm install ${typesOf(name)}\`), and run \`docs-build api\`.`;
}

/** Findings about missing entry points, most often because the library is not built, at the package in site.yaml. */
export const missingFindings = (missing: readonly MissingEntry[], { products }: SiteConfig): Diagnostic[] =>
  missing.map(({ package: owner, specifier, file }) => {
    const place = products.flatMap(({ packages }) => packages).find(({ name }) => name === owner)?.place;
    const why = file === null ? 'its package.json names no such entry' : `its package.json names \`${file}\``;
    const message = `\`${specifier}\` has no declarations: ${owner} is installed, and ${why}.`;
    const help =
      file === null
        ? `Fix \`entries\` or \`theme\` of ${owner} in site.yaml, or install a version that has the entry.`
        : `Build ${owner}, so that \`${file}\` and its declarations are there; or, for a package of the same workspace, name its source first in \`exports\`, as { "source": "./src/index.ts", … }.`;
    return diagnostic('api/missing-entry', place ?? null, message, { help });
  });

/**
 * Findings about missing modules, at the package in site.yaml, because its declarations cannot be edited here; and
 * about modules that site.yaml lists in `untyped` although none is missing.
 */
export function unresolvedFindings(
  unresolved: readonly Unresolved[],
  { products, api }: SiteConfig,
): Diagnostic[] {
  const accepted = new Set(api.untyped.map(({ name }) => name));
  const told = unresolved.filter(({ specifier }) => !accepted.has(specifier));
  const missing = told.map((module) => {
    const { package: owner, specifier, file } = module;
    const place = products.flatMap(({ packages }) => packages).find(({ name }) => name === owner)?.place;
    const message = `Types that ${owner} takes from \`${specifier}\` cannot be resolved and become \`any\`: ${file} imports them first.`;
    return diagnostic('api/unresolved-type', place ?? null, message, { help: helpFor(module) });
  });
  const unused = api.untyped
    .filter(({ name }) => !unresolved.some(({ specifier }) => specifier === name))
    .map(({ name, place }) => {
      const message = `No type of the documented packages is missing from \`${name}\`.`;
      return diagnostic('api/unused-untyped', place, message);
    });
  return [...missing, ...unused];
}
