import type { Plugin } from 'esbuild';
import { workspaceSource } from '../../machine/workspace-source.ts';

/** Resolves imports of packages that are developed beside the site to their sources, if they name these. */
export const workspaceSources: Plugin = {
  name: 'workspace-sources',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point' || resolveDir === '') return undefined;
      const source = workspaceSource(path, resolveDir);
      return source === null ? undefined : { path: source };
    });
  },
};
