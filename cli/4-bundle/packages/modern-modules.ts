import { existsSync } from 'node:fs';
import type { Plugin } from 'rolldown';

/** Matches a package's folder, and a module's path in it without the folder of ES modules. */
const ofPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/(?:esm\/)?(.+)$/;

/**
 * Prefers modules of the same name in a package's folder for current browsers. A package may have no entry for that
 * folder, so its modules are resolved as usual first.
 */
export function modernModules(folder: string): Plugin {
  const modernOf = (file: string): string => {
    const [, home, path] = ofPackage.exec(file) ?? [];
    const other = `${home}/${folder}/${path}`;
    return path !== undefined && existsSync(other) ? other : file;
  };
  return {
    name: 'modern-modules',
    resolveId: {
      // Relative imports of a modern module lead to other modern modules.
      filter: { id: /^[^.\0]/ },
      async handler(id, importer, { kind }) {
        const found = await this.resolve(id, importer, { kind, skipSelf: true });
        if (found === null || found.external) return found;
        return { ...found, id: modernOf(found.id) };
      },
    },
  };
}
