import type { Plugin } from 'esbuild';
import { join } from '../../machine/paths.ts';
import { toolRoot } from '../../machine/tool.ts';

/** Resolves `docs-build/templates/…` and `docs-build/renderer/…` to the tool that builds the site. */
export const toolImports: Plugin = {
  name: 'tool-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^docs-build\/(?:templates|renderer)\// }, ({ path }) => ({
      path: join(toolRoot, path.slice('docs-build/'.length)),
    }));
  },
};
