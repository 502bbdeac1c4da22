import { execFile } from 'node:child_process';
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

/** What the compiler of TypeScript prints about a project; empty when its types fit. */
export const checkTypes = (config: string, cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const compiler = join(dirname(manifestFile), manifest.bin.tsc);
    const options = { cwd, maxBuffer: 2 ** 28 };
    execFile(
      process.execPath,
      [compiler, '--project', config, '--pretty', 'false'],
      options,
      (error, stdout) => {
        // Its exit code says no more than that there is something to read.
        if (error !== null && stdout === '') reject(error);
        else resolve(stdout);
      },
    );
  });
