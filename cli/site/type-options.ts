import { sourceConditions, workspaceSource } from '../machine/workspace-source.ts';

/** Declares for sites the imports that are not code. */
export const clientTypes = 'docs-build/client';

/**
 * The options of the compiler for modules in `folder`, in a site that has none of its own; a new site gets a file with
 * them. `packages` are those that it documents.
 */
export const typeOptions = (packages: readonly string[], folder: string) => ({
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  noEmit: true,
  ...(packages.some((name) => workspaceSource(name, folder) !== null) && {
    customConditions: sourceConditions,
  }),
});
