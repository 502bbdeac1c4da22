import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Project } from 'typescript/unstable/async';
import { link } from './link.ts';
import { dirname, join, relative, upwards } from './paths.ts';
import { record } from './trace.ts';

const require = createRequire(import.meta.url);

interface Manifest {
  readonly version: string;
  readonly bin: { readonly tsc: string };
}

const manifestFile = require.resolve('typescript/package.json');
const manifest: Manifest = require(manifestFile);

export const typeCheckerVersion: string = manifest.version;

/** Output of the compiler; empty when types fit. Its exit code has no further information. */
const compile = (config: string, cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const compiler = join(dirname(manifestFile), manifest.bin.tsc);
    const settings = [compiler, '--project', config, '--pretty', 'false'];
    const start = performance.now();
    const { pid = null } = execFile(
      process.execPath,
      settings,
      { cwd, maxBuffer: 2 ** 28 },
      (error, stdout) => {
        const duration = performance.now() - start;
        record({ category: 'check', name: 'types', process: pid, start, duration });
        if (error !== null && stdout === '') reject(error);
        else resolve(stdout);
      },
    );
  });

/** Files to put beside the tsconfig.json of a project, by their paths there. */
export interface Beside {
  /** Texts. */
  readonly modules: Readonly<Record<string, string>>;
  /** Absolute paths of folders; missing ones are left out. */
  readonly links: Readonly<Record<string, string>>;
}

/** The path of a file or folder with a name, in a folder or the nearest one above it; null when there is none. */
const nearest = (name: string, folder: string): string | null =>
  upwards(folder)
    .map((each) => join(each, name))
    .find((path) => existsSync(path)) ?? null;

/**
 * The packages that modules in `folder` find: the nearest `node_modules`, and the package that contains the folder,
 * which its own modules import by its name.
 */
function packagesAround(folder: string): Beside {
  const installed = nearest('node_modules', folder);
  const found: Record<string, string> = installed === null ? {} : { node_modules: installed };
  const manifest = nearest('package.json', folder);
  const text = manifest === null ? '{}' : readFileSync(manifest, 'utf8');
  const { exports } = JSON.parse(text) as { readonly exports?: unknown };
  if (manifest === null || exports === undefined) return { modules: {}, links: found };
  const folders = [...JSON.stringify(exports).matchAll(/"\.\/([^/"*]+)\/[^"]*"/g)].flatMap(
    ([, name]) => name ?? [],
  );
  const own = folders.map((name) => [name, join(dirname(manifest), name)]);
  return { modules: { 'package.json': text }, links: { ...Object.fromEntries(own), ...found } };
}

/**
 * Puts a project of a site, given as the content of a tsconfig.json, into a temporary folder below `parent`, and removes
 * it after use. Its modules find the packages that modules in `cwd` find.
 */
async function inProject<Value>(
  project: object,
  parent: string,
  cwd: string,
  beside: Beside,
  use: (config: string) => Promise<Value>,
): Promise<Value> {
  const around = packagesAround(cwd);
  const modules = { ...around.modules, ...beside.modules };
  const links = { ...around.links, ...beside.links };
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'types-'));
  try {
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify(project));
    for (const [path, code] of Object.entries(modules)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    for (const [path, target] of Object.entries(links))
      if (existsSync(target)) link(target, join(folder, path));
    return await use(config);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks a project of a site. Paths in the output begin at its folder. */
export const checkTypes = (
  project: object,
  parent: string,
  cwd: string,
  beside: Beside = { modules: {}, links: {} },
): Promise<string> =>
  inProject(project, parent, cwd, beside, async (config) =>
    (await compile(config, cwd)).replaceAll(`${relative(cwd, dirname(config))}/`, ''),
  );

/** Asks the compiler, in its own process, about a project of a site; `folder` is that of the project. */
export const askTypes = <Value>(
  project: object,
  parent: string,
  cwd: string,
  beside: Beside,
  ask: (project: Project, folder: string) => Promise<Value>,
): Promise<Value> =>
  inProject(project, parent, cwd, beside, async (config) => {
    const { API } = await import('typescript/unstable/async');
    const compiler = new API({ cwd });
    try {
      const snapshot = await compiler.updateSnapshot({ openProjects: [config] });
      const opened = snapshot.getProject(config);
      if (opened === undefined) throw new Error('The compiler cannot open the project of the code');
      return await ask(opened, dirname(config));
    } finally {
      await compiler.close();
    }
  });
