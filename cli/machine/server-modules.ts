import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '../model/bundle.ts';
import { diskHost } from './host.ts';

/** Stands in source maps for the folder of the module, as if it lay in the site. Kept modules serve a site wherever it lies. */
export const sourceRoot = 'docs-build-site:///';

/** Writes the modules of a build that are not in its folder yet: Node imports from the disk alone, whatever the host is. */
export function installModules({ folder, files }: ServerBundle, root: string): void {
  for (const { path, contents } of [...files, { path: 'package.json', contents: '{"type":"module"}' }]) {
    const file = join(folder, path);
    // Named for their contents.
    if (existsSync(file)) continue;
    if (!path.endsWith('.map')) diskHost.write(file, contents);
    else {
      // The bundler names sources from the folder of each module.
      const from = `${pathToFileURL(join(root, 'server', posix.dirname(path)))}/`;
      diskHost.write(file, Buffer.from(contents).toString('utf8').replace(sourceRoot, from));
    }
  }
}
