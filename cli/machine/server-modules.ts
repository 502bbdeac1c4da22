import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '../model/bundle.ts';
import { diskHost } from './host.ts';

/**
 * Replaces the folder of the module in source maps, as if it were in the site. Cached modules then serve a site
 * wherever it is.
 */
export const sourceRoot = 'docs-build-site:///';

/** Paths of modules and of all that they import, in the folder of the server. */
function withImports({ imports }: ServerBundle, paths: readonly string[]): ReadonlySet<string> {
  const found = new Set(paths);
  // A set is walked in order of insertion, additions during the walk included.
  for (const path of found) for (const each of imports[path] ?? []) found.add(each);
  return found;
}

/**
 * Writes modules of a build, and what they import, that are not in its folder yet. Node imports only from disk, whatever
 * the host is. `modules` are absolute paths: most builds need few of the modules of demos.
 */
export async function installModules(
  server: ServerBundle,
  root: string,
  modules: readonly string[],
): Promise<void> {
  const { folder, files } = server;
  const needed = withImports(
    server,
    modules.map((module) => relative(folder, module)),
  );
  const own = await files(
    (path) => needed.has(path.replace(/\.map$/, '')) && !existsSync(join(folder, path)),
  );
  for (const { path, contents } of [...own, { path: 'package.json', contents: '{"type":"module"}' }]) {
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
