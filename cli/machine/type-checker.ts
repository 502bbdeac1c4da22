import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

interface Manifest {
  readonly version: string;
  readonly bin: { readonly tsc: string };
}

const manifestFile = require.resolve('typescript/package.json');
const manifest: Manifest = require(manifestFile);

export const typeCheckerVersion: string = manifest.version;

/** What the compiler prints; empty when types fit. Its exit code says no more than that there is something to read. */
const compile = (config: string, cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const compiler = join(dirname(manifestFile), manifest.bin.tsc);
    const settings = [compiler, '--project', config, '--pretty', 'false'];
    execFile(process.execPath, settings, { cwd, maxBuffer: 2 ** 28 }, (error, stdout) => {
      if (error !== null && stdout === '') reject(error);
      else resolve(stdout);
    });
  });

/** Checks a project, the content of a tsconfig.json with absolute paths, which is kept below `parent` for as long. */
export async function checkTypes(project: object, parent: string, cwd: string): Promise<string> {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'types-'));
  try {
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify(project));
    return await compile(config, cwd);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
