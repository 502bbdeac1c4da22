import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { contentHash } from '../../machine/cache.ts';
import { diskHost } from '../../machine/host.ts';
import { link } from '../../machine/link.ts';
import { basename, join } from '../../machine/paths.ts';
import { isCode, removeAbandoned } from '../../machine/remove-abandoned.ts';
import { toolRoot } from '../../machine/tool.ts';
import { install } from './install.ts';
import { siteLock } from './lock.ts';
import { ownCopies } from './own-copies.ts';
import type { PackageRequest } from './requests.ts';

/** A folder that has the content of a site, and other packages. */
export interface OtherRoot {
  readonly root: string;
  /** Requested package → installed version. */
  readonly versions: Readonly<Record<string, string>>;
  /** Packages that want other versions of their neighbours, in words. */
  readonly conflicts: readonly string[];
}

const record = 'installed.json';

/** Changes with a folder or tarball. */
function stateOf({ wanted, isLocal }: PackageRequest): string {
  if (!isLocal) return wanted;
  if (!statSync(wanted).isDirectory()) return contentHash(readFileSync(wanted));
  const files = diskHost.list(wanted);
  return contentHash(...files.flatMap((file) => [file, readFileSync(join(wanted, file))]));
}

/** The manifest of an installed package. */
const manifestFile = (folder: string, name: string): string =>
  join(folder, 'node_modules', name, 'package.json');

/** A local package gets a version of its own, because results are kept by versions. */
function stamp(folder: string, request: PackageRequest): string {
  const file = manifestFile(folder, request.name);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
  const version = manifest.version ?? '0.0.0';
  if (!request.isLocal) return version;
  const stamped = `${version.replace(/\+.*$/, '')}+${stateOf(request).slice(0, 8)}`;
  // npm may have linked the file to one in its cache.
  rmSync(file);
  writeFileSync(file, JSON.stringify({ ...manifest, version: stamped }));
  return stamped;
}

const notCopied = /^(?:content|node_modules|package(?:-lock)?\.json|npm-shrinkwrap\.json|\.(?!npmrc$).*)$/;

/** Gives a folder the files of a site; of its content a copy, so that its modules find the packages of the folder. */
export function fill(folder: string, root: string): void {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  const skipped = join(root, 'content', 'node_modules');
  cpSync(join(root, 'content'), join(folder, 'content'), {
    recursive: true,
    filter: (path) => path !== skipped,
  });
  for (const name of readdirSync(root)) {
    if (!notCopied.test(name)) link(join(root, name), join(folder, name));
  }
}

/** Installs into a folder that other processes see when it is complete. */
async function prepare(
  folder: string,
  root: string,
  dependencies: Readonly<Record<string, string>>,
  requests: readonly PackageRequest[],
  lock: string | null,
): Promise<void> {
  const prefix = `.${basename(folder)}.installing-`;
  const parent = join(folder, '..');
  mkdirSync(parent, { recursive: true });
  removeAbandoned(parent, prefix);
  const made = join(parent, prefix + process.pid);
  try {
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made);
    if (existsSync(join(root, '.npmrc'))) link(join(root, '.npmrc'), join(made, '.npmrc'));
    writeFileSync(join(made, 'package.json'), JSON.stringify({ private: true, dependencies }));
    if (lock !== null) writeFileSync(join(made, 'package-lock.json'), lock);
    const conflicts = await install(made);
    const versions = Object.fromEntries(requests.map((request) => [request.name, stamp(made, request)]));
    const own = join(made, 'node_modules', 'docs-build');
    if (!existsSync(own)) link(toolRoot, own);
    conflicts.push(...ownCopies(made, versions));
    writeFileSync(join(made, record), JSON.stringify({ versions, conflicts }));
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * The site with other versions of some packages, in a folder below `parent`. Packages are installed once for the same
 * requests, with the user's npm; scripts of packages do not run, and nothing in the site changes. Throws `UsageError`.
 */
export async function otherRoot(
  root: string,
  parent: string,
  packages: ReadonlyMap<string, string>,
  requests: readonly PackageRequest[],
  isKept: boolean,
): Promise<OtherRoot> {
  const wanted = requests.map(({ name, wanted: version, isLocal }) => [
    name,
    isLocal ? `file:${version}` : version,
  ]);
  const dependencies = { ...Object.fromEntries(packages), ...Object.fromEntries(wanted) };
  const lock = siteLock(root);
  const folder = join(
    parent,
    contentHash(JSON.stringify(dependencies), lock ?? '', ...requests.map(stateOf)),
  );
  if (!isKept || !existsSync(join(folder, record))) await prepare(folder, root, dependencies, requests, lock);
  fill(folder, root);
  return { root: folder, ...JSON.parse(readFileSync(join(folder, record), 'utf8')) };
}
