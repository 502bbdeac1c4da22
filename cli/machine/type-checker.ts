import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

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
    execFile(process.execPath, settings, { cwd, maxBuffer: 2 ** 28 }, (error, stdout) => {
      if (error !== null && stdout === '') reject(error);
      else resolve(stdout);
    });
  });

/** Files to put beside the tsconfig.json of a project, by their paths there. */
export interface Beside {
  /** Texts. */
  readonly modules: Readonly<Record<string, string>>;
  /** Absolute paths of folders; missing ones are left out. */
  readonly links: Readonly<Record<string, string>>;
}

/** Checks a project, given as the content of a tsconfig.json, in a temporary folder below `parent`. */
export async function checkTypes(
  project: object,
  parent: string,
  cwd: string,
  { modules, links }: Beside = { modules: {}, links: {} },
): Promise<string> {
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
      if (existsSync(target)) symlinkSync(target, join(folder, path), 'junction');
    return (await compile(config, cwd)).replaceAll(`${relative(cwd, folder)}/`, '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
