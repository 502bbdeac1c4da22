// Files that modules and pages of a site name by its aliases. Paths and keys are relative to the root.
import { importEndings } from '../2-compile/demos/demo.ts';
import { derived, type Reading } from '../derive/derived.ts';
import { type Aliases, readAliases } from '../machine/aliases.ts';
import { dirname, join, relative } from '../machine/paths.ts';
import { isFile, modulesIn } from './site-values.ts';

/** Names by which modules in a folder import files of the site. */
export const aliases = derived(
  'aliases',
  'object',
  ({ host, root }, folder): Aliases => readAliases(host, join(root, folder)),
);

const targetsOf = ({ get, root }: Reading, file: string, specifier: string): readonly string[] =>
  get(aliases, dirname(file))
    .targets(specifier)
    .map((path) => relative(root, path));

/** The existing file that a module imports by an alias; null for another import. */
export function aliasedFile(reading: Reading, file: string, specifier: string): string | null {
  const paths = targetsOf(reading, file, specifier);
  const files = paths.flatMap((path) => importEndings.map((ending) => path + ending));
  return files.find((path) => reading.get(isFile, path)) ?? null;
}

/** The folder with modules that a directive of a page names by an alias; null for another folder. */
export function aliasedFolder(reading: Reading, file: string, folder: string): string | null {
  const { get } = reading;
  if (folder === '' || folder.startsWith('.') || get(modulesIn, join(dirname(file), folder)).length > 0)
    return null;
  return targetsOf(reading, file, folder).find((path) => get(modulesIn, path).length > 0) ?? null;
}
