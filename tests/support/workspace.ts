import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repository } from './run-cli.ts';

/** Packages that the workspace needs besides its own. */
const linked = ['react', 'react-dom', '@types/react', '@types/react-dom'];
const packages = [...linked, 'scheduler', 'csstype'];

/** How a package manager lays out a workspace. */
export type Layout = 'npm' | 'pnpm';

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(relative(dirname(path), target), path, 'junction');
}

/**
 * Copies `tests/sites/workspace` to `root`, an empty folder, with its packages as npm or Yarn (all in one folder) or
 * pnpm (links to a store in each package) would install them. Returns the folder of its site.
 */
export function layWorkspace(root: string, layout: Layout): string {
  cpSync(join(repository, 'tests/sites/workspace'), root, { recursive: true });
  const modules = join(root, 'node_modules');
  const library = join(root, 'packages/kite-ui');
  const docs = join(root, 'docs');
  const store = layout === 'npm' ? modules : join(modules, '.pnpm/node_modules');
  for (const name of packages)
    cpSync(join(repository, 'node_modules', name), join(store, name), { recursive: true });
  if (layout === 'npm') link(library, join(modules, 'kite-ui'));
  else {
    for (const name of linked) {
      link(join(store, name), join(docs, 'node_modules', name));
      link(join(store, name), join(library, 'node_modules', name));
    }
    link(library, join(docs, 'node_modules/kite-ui'));
  }
  return docs;
}
