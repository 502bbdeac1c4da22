import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { contentHash } from '../../machine/cache.ts';
import { diskHost } from '../../machine/host.ts';
import { npm, RegistryError } from '../../machine/npm.ts';
import { isCode, removeAbandoned } from '../../machine/remove-abandoned.ts';
import { toolRoot } from '../../machine/tool.ts';
import { UsageError } from '../usage-error.ts';
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

/** npm's report of a conflict as a sentence. */
export function conflictIn(detail: string): string {
  const found = /^Found: (\S+)$/m.exec(detail)?.[1];
  const [, peer, range, by] = /^(?:peer(?:Optional)?) (\S+?)@"([^"]+)" from (\S+)$/m.exec(
    detail.slice(detail.indexOf('Could not resolve')),
  ) ?? [undefined];
  return peer === undefined
    ? 'npm cannot resolve the peers of these packages.'
    : `${by} wants ${peer} ${range}, and ${found ?? 'another version'} is installed.`;
}

/** The way out of a failed installation. */
function usageError(error: RegistryError): UsageError {
  const { message, code, isMissing } = error;
  const requested = /No matching version found for (\S+?)\.?$/.exec(message)?.[1];
  if (requested !== undefined)
    return new UsageError(`No version matches ${requested}. Run npm view on its name to list its versions.`);
  if (isMissing) return new UsageError(`The registry does not have a package: ${message}`);
  if (code === 'EINTEGRITY' || /integrity|sha\d|size mismatch/i.test(message))
    return new UsageError(`The registry sent another file than it announces: ${message}`);
  if (/^E(?:CONN|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH)|^ERR_SOCKET|FETCH/.test(code))
    return new UsageError(`The registry cannot be reached (${code}). Try again with a connection.`);
  return new UsageError(`npm cannot install the packages: ${message}`);
}

const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=1', '--install-links'];

/** Installs the manifest of a folder; returns the conflicts of peers, despite which it installs. */
async function install(folder: string): Promise<string[]> {
  try {
    await npm('install', quiet, folder);
    return [];
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    if (error.code !== 'ERESOLVE') throw usageError(error);
    const conflict = conflictIn(error.detail);
    await npm('install', [...quiet, '--force'], folder).catch((again: unknown) => {
      throw again instanceof RegistryError ? usageError(again) : again;
    });
    return [conflict];
  }
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
function fill(folder: string, root: string): void {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  const skipped = join(root, 'content', 'node_modules');
  cpSync(join(root, 'content'), join(folder, 'content'), {
    recursive: true,
    filter: (path) => path !== skipped,
  });
  for (const name of readdirSync(root)) {
    const link = join(folder, name);
    if (!notCopied.test(name) && !existsSync(link)) symlinkSync(join(root, name), link);
  }
}

/** Installs into a folder that other processes see when it is complete. */
async function prepare(
  folder: string,
  root: string,
  dependencies: Readonly<Record<string, string>>,
  requests: readonly PackageRequest[],
): Promise<void> {
  const prefix = `.${basename(folder)}.installing-`;
  const parent = join(folder, '..');
  mkdirSync(parent, { recursive: true });
  removeAbandoned(parent, prefix);
  const made = join(parent, prefix + process.pid);
  try {
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made);
    if (existsSync(join(root, '.npmrc'))) symlinkSync(join(root, '.npmrc'), join(made, '.npmrc'));
    writeFileSync(join(made, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const conflicts = await install(made);
    const versions = Object.fromEntries(requests.map((request) => [request.name, stamp(made, request)]));
    const own = join(made, 'node_modules', 'docs-build');
    if (!existsSync(own)) symlinkSync(toolRoot, own, 'junction');
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
  const folder = join(parent, contentHash(JSON.stringify(dependencies), ...requests.map(stateOf)));
  if (!isKept || !existsSync(join(folder, record))) await prepare(folder, root, dependencies, requests);
  fill(folder, root);
  return { root: folder, ...JSON.parse(readFileSync(join(folder, record), 'utf8')) };
}
