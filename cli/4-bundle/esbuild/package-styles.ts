import type { Plugin } from 'esbuild';
import { diskHost } from '../../machine/host.ts';
import { dirname, join } from '../../machine/paths.ts';

type Exports = string | { readonly style?: unknown; readonly '.'?: Exports };

interface Manifest {
  readonly style?: unknown;
  readonly exports?: Exports;
}

/** The style sheet of a package, from the condition or the field `style`. */
function styleOf({ style, exports }: Manifest): string | null {
  const entry = typeof exports === 'object' ? (exports['.'] ?? exports) : null;
  const own = typeof entry === 'object' ? (entry?.style ?? style) : style;
  return typeof own === 'string' ? own : null;
}

/**
 * Resolves `@import "package"` to the package's own style sheet. As a condition of all imports, `style` would apply to
 * scripts, too.
 */
export const packageStyles: Plugin = {
  name: 'package-styles',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*$/ }, ({ path, kind, resolveDir }) => {
      if (kind !== 'import-rule') return undefined;
      for (let folder = resolveDir; ; folder = dirname(folder)) {
        const home = join(folder, 'node_modules', path);
        const manifest = diskHost.readText(join(home, 'package.json'));
        const style = manifest === null ? null : styleOf(JSON.parse(manifest));
        if (style !== null) return { path: join(home, style) };
        if (manifest !== null || folder === dirname(folder)) return undefined;
      }
    });
  },
};
