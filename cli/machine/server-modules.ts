import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '../model/bundle.ts';
import { diskHost } from './host.ts';

/**
 * Replaces the folder of the module in source maps, as if it were in the site. Cached modules then serve a site
 * wherever it is.
 */
export const sourceRoot = 'docs-build-site:///';

/** Writes modules of a build that are not in its folder yet. Node imports only from disk, whatever the host is. */
export function installModules({ folder, files }: ServerBundle, root: string): void {
  for (const { path, contents } of [...files, { path: 'package.json', contents: '{"type":"module"}' }]) {
    const file = join(folder, path);
    // Named by their contents.
    if (existsSync(file)) continue;
    if (!path.endsWith('.map')) diskHost.write(file, contents);
    else {
      // The bundler names sources relative to the folder of each module.
      const from = `${pathToFileURL(join(root, 'server', posix.dirname(path)))}/`;
      diskHost.write(file, Buffer.from(contents).toString('utf8').replace(sourceRoot, from));
    }
  }
}
