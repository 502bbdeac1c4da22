import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { extract, list } from 'tar';
import { npm, RegistryError } from '../../machine/npm.ts';
import { join } from '../../machine/paths.ts';

/** Published packages. */
export interface Registry {
  /** All versions of a package. */
  readonly versions: (name: string) => Promise<readonly string[]>;
  /** Places the types of a release in `folder`, with the scripts beside them, from which defaults are read. */
  readonly unpack: (name: string, version: string, folder: string) => Promise<void>;
}

/** npm's codes for an archive that is not whole, or not the one that the registry announced. */
const damaged = /^(?:Z_|TAR_|EINTEGRITY$)/;

/** The registry of the user's npm client, as configured for the folder `root`. Downloads are kept in `folder`. */
export function npmRegistry(root: string, folder: string): Registry {
  return {
    versions: async (name) => {
      // npm prints a single version as a text.
      const found = (await npm('view', [name, 'versions'], root)) as string | readonly string[];
      return [found].flat();
    },
    unpack: async (name, version, target) => {
      const file = join(folder, `${name.replaceAll('/', '-')}-${version}.tgz`);
      try {
        if (!existsSync(file)) {
          mkdirSync(folder, { recursive: true });
          const release = [`--pack-destination=${folder}`, `${name}@${version}`];
          const [packed] = (await npm('pack', release, root)) as readonly { readonly filename: string }[];
          renameSync(join(folder, packed?.filename ?? ''), file);
        }
        await unpackTypes(file, target);
      } catch (error) {
        if (error instanceof RegistryError && !damaged.test(error.code)) throw error;
        rmSync(file, { force: true });
        throw new RegistryError(`its archive is damaged: ${(error as Error).message}`, true);
      }
    },
  };
}

/** Declarations, the script beside each, and manifests: other scripts are the same code for other bundlers. */
export async function unpackTypes(file: string, folder: string): Promise<void> {
  const paths = new Set<string>();
  await list({ file, strict: true, onReadEntry: ({ path }) => paths.add(path) });
  const isWanted = (path: string): boolean =>
    /\.d\.[cm]?ts$|\/package\.json$/.test(path) || paths.has(path.replace(/\.([cm]?)js$/, '.d.$1ts'));
  if (![...paths].some(isWanted)) throw new Error('it has no package.');
  mkdirSync(folder, { recursive: true });
  await extract({
    file,
    cwd: folder,
    strip: 1,
    strict: true,
    filter: (path, entry) => 'type' in entry && entry.type === 'File' && isWanted(path),
  });
}
