/** The common parts of projects for the type checker. */
import { join } from 'node:path';

/** Options of a project that is only checked, whatever the site's own settings say. */
export const checkedOptions = {
  noEmit: true,
  composite: false,
  incremental: false,
  skipLibCheck: true,
  jsx: 'react-jsx',
} as const;

/** Links with which modules in folders of the project find the packages of the site's content. */
export const packageLinks = (root: string, folders: readonly string[]): Readonly<Record<string, string>> => {
  const path = 'content/node_modules';
  return Object.fromEntries(folders.map((folder) => [`${folder}/${path}`, join(root, path)]));
};
