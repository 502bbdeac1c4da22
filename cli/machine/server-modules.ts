import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '../model/bundle.ts';
import type { OutputFile } from '../model/output.ts';
import { diskHost } from './host.ts';
import { join, relative } from './paths.ts';

/**
 * Replaces the folder of the module in source maps, as if it were in the site, so that cached modules serve a site in
 * any location.
 */
export const sourceRoot = 'docs-build-site:///';

/** Folder of the modules of this process, below the one for its files. */
export const serverFolder = (parent: string): string => join(parent, `server-${process.pid}`);

/** Paths of modules and all their imports, in the folder of the server. */
function withImports({ imports }: ServerBundle, paths: readonly string[]): ReadonlySet<string> {
  const found = new Set(paths);
  // A set is walked in order of insertion, additions during the walk included.
  for (const path of found) for (const imported of imports[path] ?? []) found.add(imported);
  return found;
}

/** Writes files that are not in the folder of the server yet. Node imports only from disk, whatever the host is. */
export function writeModules(folder: string, root: string, files: readonly OutputFile[]): void {
  for (const { path, contents } of [...files, { path: 'package.json', contents: '{"type":"module"}' }]) {
    const file = join(folder, path);
    // Their names contain their hashes.
    if (existsSync(file)) continue;
    if (!path.endsWith('.map')) diskHost.write(file, contents);
    else {
      // The bundler names sources relative to the folder of each module.
      const from = `${pathToFileURL(join(root, 'server', posix.dirname(path)))}/`;
      diskHost.write(file, Buffer.from(contents).toString('utf8').replace(sourceRoot, from));
    }
  }
}

/** Writes modules and their imports. `modules` are absolute paths. */
export function installModules(server: ServerBundle, root: string, modules: readonly string[]): void {
  const { folder, files } = server;
  const needed = withImports(
    server,
    modules.map((module) => relative(folder, module)),
  );
  writeModules(
    folder,
    root,
    files((path) => needed.has(path.replace(/\.map$/, '')) && !existsSync(join(folder, path))),
  );
}

/**
 * Bundles and writes demos; `alone` means without others that are drawn. Returns the absolute paths of their modules,
 * and of the one that mounts them.
 */
export async function installDemos(
  server: ServerBundle,
  root: string,
  ids: readonly string[],
  alone = false,
): Promise<{ readonly mount: string; readonly moduleOf: (id: string) => string }> {
  const { mount, demos, files } = await server.demos.modules(ids, alone);
  writeModules(server.folder, root, files);
  return {
    mount: join(server.folder, mount),
    moduleOf: (id) => {
      const path = demos[id];
      if (path === undefined) throw new Error(`No module for the demo ${id}`);
      return join(server.folder, path);
    },
  };
}
