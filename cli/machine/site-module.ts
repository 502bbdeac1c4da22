import { createRequire, isBuiltin } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';
import { exports as entryOf } from 'resolve.exports';
import { diskHost } from './host.ts';
import { installedPackage } from './installed-package.ts';
import { dirname, join } from './paths.ts';

export interface SiteModule {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Absolute paths of the module and its imports; manifests in place of packages. */
  readonly files: readonly string[];
}

/** `@kite/ui` and `./styles` in `@kite/ui/styles`. */
const specifierParts = /^((?:@[^/]+\/)?[^/]+)(.*)$/;

/**
 * Runs the current text of a module of the site, with its imports, in this process: Node.js would cache an import by
 * its file. Packages come from their installed place, as imports would find them.
 */
export function loadSiteModule(root: string, module: string): SiteModule {
  const file = join(root, module);
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
      'import.meta.filename': JSON.stringify(file),
      'import.meta.dirname': JSON.stringify(dirname(file)),
    },
  });
  const files = new Set(Object.keys(metafile.inputs).map((input) => join(root, input)));
  const native = createRequire(file);
  const load = (specifier: string): unknown => {
    const [, name = '', rest = ''] = specifierParts.exec(specifier) ?? [];
    const found = isBuiltin(specifier) ? null : installedPackage(diskHost, dirname(file), name);
    if (found === null) return native(specifier);
    const manifest = join(found.directory, 'package.json');
    files.add(manifest);
    const [entry] = entryOf(native(manifest), `.${rest}`) ?? [];
    return native(entry === undefined ? join(found.directory, rest) : join(found.directory, entry));
  };
  // A package that is an ECMAScript module has its default export there, also for a module that is one itself.
  const code = Buffer.from(outputFiles[0]?.contents ?? [])
    .toString()
    .replace(/(__toESM\(require\("[^"]+"\)), 1\)/g, '$1)');
  const run = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(run, run.exports, load);
  return { exports: run.exports, files: [...files] };
}
