import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '../model/bundle.ts';
import { diskHost } from './host.ts';

/** Stands in source maps for the address of the site. Kept modules serve a site wherever it lies. */
export const sourceRoot = 'docs-build-site:///';

/** Writes the modules of a build that are not in its folder yet: Node imports from the disk alone, whatever the host is. */
export function installModules({ folder, files }: ServerBundle, root: string): void {
  const site = `${pathToFileURL(root)}/`;
  for (const { path, contents } of [...files, { path: 'package.json', contents: '{"type":"module"}' }]) {
    const file = join(folder, path);
    // Named for their contents.
    if (existsSync(file)) continue;
    const isMap = path.endsWith('.map');
    diskHost.write(file, isMap ? Buffer.from(contents).toString('utf8').replace(sourceRoot, site) : contents);
  }
}
