/** The common parts of projects for the type checker. */
import { dirname, join } from '../machine/paths.ts';
import { packagesFolder } from '../machine/tool.ts';

/** Options of a project that is only checked, whatever the site's own settings say. */
export const checkedOptions = {
  noEmit: true,
  composite: false,
  incremental: false,
  // Settings around the site are those of a library, whose files alone are to be emitted.
  rootDir: null,
  declaration: false,
  isolatedDeclarations: false,
  skipLibCheck: true,
  jsx: 'react-jsx',
} as const;

/** The folder whose declarations count with settings, and its files without any `include` in them. */
export const settingsFolder = (root: string, settings: string): string =>
  settings.startsWith('..') ? packagesFolder(root) : dirname(join(root, settings));

/** Links with which modules in folders of the project find the packages of the site's content. */
export const packageLinks = (root: string, folders: readonly string[]): Readonly<Record<string, string>> => {
  const path = 'content/node_modules';
  return Object.fromEntries(folders.map((folder) => [`${folder}/${path}`, join(root, path)]));
};
