import { existsSync } from 'node:fs';
import type { Plugin } from 'rolldown';

/** Folder of a package, and the path of a module in it without the folder of ES modules. */
const ofPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/(?:esm\/)?(.+)$/;

/**
 * Takes modules of packages from their folder for current browsers, where one lies that has the same name. Such a
 * package may have no entry that leads there, so its modules are resolved as usual first.
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
      // Relative imports of a modern module lead to others.
      filter: { id: /^[^.\0]/ },
      async handler(id, importer, { kind }) {
        const found = await this.resolve(id, importer, { kind, skipSelf: true });
        if (found === null || found.external) return found;
        return { ...found, id: modernOf(found.id) };
      },
    },
  };
}
