import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  utimesSync,
} from 'node:fs';
import { type Cache, contentHash, noCache } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { basename, dirname, join, realPath, resolve } from '../machine/paths.ts';
import { abandoned, isCode, removeAbandoned, removeFolder } from '../machine/remove-abandoned.ts';
import { withHash } from '../machine/spool.ts';
import type { LazyBytes, SiteFile } from '../model/output.ts';

/** The target of a path. A link's target is written, so that the link itself stays. */
export function outputFolder(path: string): string {
  const out = resolve(path);
  try {
    return realPath(out);
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ELOOP')) return out;
    throw error;
  }
}

// Folders beside the site carry the id of their process: two builds into one folder share nothing but the site.
const buildingPrefix = (out: string): string => `.${basename(out)}.building-`;
const previousPrefix = (out: string): string => `.${basename(out)}.previous-`;
const ownPrevious = (out: string): string => join(dirname(out), previousPrefix(out) + process.pid);

const isGone = ['ENOENT'];
const isTaken = ['ENOTEMPTY', 'EEXIST'];

/** Moves a folder; false for an error with one of these codes, which mean that another build was faster. */
function moved(from: string, to: string, codes: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, ...codes)) return false;
    throw error;
  }
}

/** Restores the site that a killed build had moved aside, and removes the files of that build. */
export function recoverOutput(out: string): void {
  removeAbandoned(dirname(out), buildingPrefix(out));
  // A killed process may have had the id of this one, as in containers.
  for (const previous of [...abandoned(dirname(out), previousPrefix(out)), ownPrevious(out)])
    if (existsSync(out) || !moved(previous, out, [...isGone, ...isTaken])) removeFolder(previous);
}

type Discard = (folder: string) => void;

/** A file of an earlier build. */
interface WrittenFile {
  /** Hash of its bytes. */
  readonly hash: string;
  readonly stamp: string;
}

/** The files last written into a folder, by path. */
type WrittenFiles = Readonly<Record<string, WrittenFile>>;

const kind = 'outputs';

/** Changes whenever a file is written or replaced; the same when it is moved, or gets or loses a hard link. */
const stampOf = ({ size, mtimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;

/** Identifies files by their paths and contents. */
export const outputHash = (files: readonly SiteFile[]): string =>
  contentHash(...files.flatMap(({ path, contents }) => [path, withHash(contents).hash]));

/** Whether a folder has exactly the files with this `outputHash`, as they were written. */
export function isWritten(out: string, hash: string, cache: Cache): boolean {
  const known = (cache.get(kind, contentHash(out)) ?? {}) as WrittenFiles;
  const paths = Object.keys(known);
  if (contentHash(...paths.flatMap((path) => [path, known[path]?.hash ?? ''])) !== hash) return false;
  if (!existsSync(out)) return false;
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  );
  return (
    files.length === paths.length &&
    paths.every((path) => {
      const status = lstatSync(join(out, path), { throwIfNoEntry: false });
      return status !== undefined && stampOf(status) === known[path]?.stamp;
    })
  );
}

/**
 * The stamp of a file of the previous site if it has the same bytes, otherwise null. A known hash saves reading the
 * file, as long as no other program has written it.
 */
function unchangedStamp(
  file: string,
  { hash, length, read }: LazyBytes,
  known: WrittenFile | undefined,
): string | null {
  const status = lstatSync(file, { throwIfNoEntry: false });
  if (status?.isFile() !== true || status.size !== length) return null;
  const stamp = stampOf(status);
  if (known?.stamp === stamp) return known.hash === hash ? stamp : null;
  try {
    return readFileSync(file).equals(read()) ? stamp : null;
  } catch (error) {
    // Another build has just moved the site aside.
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Paths of the files and of the folders they are in. */
const pathsOf = (files: readonly SiteFile[]): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ path }) => [
      path,
      ...Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index)),
    ]),
  );

/** Renews the folder's modification time after a build that had nothing to write. */
export function renewOutput(out: string): void {
  const now = new Date();
  utimesSync(out, now, now);
}

/** Renews the modification time of a folder if these files, all of which are in it, are its only ones. */
function renew(out: string, files: readonly SiteFile[]): boolean {
  try {
    if (readdirSync(out, { recursive: true }).length !== pathsOf(files).size) return false;
    renewOutput(out);
    return true;
  } catch (error) {
    // Another build has just moved the site aside.
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Hard-links a file to the previous site's. */
function link(before: string, after: string): boolean {
  try {
    linkSync(before, after);
    return true;
  } catch {
    // The file system has no hard links.
    return false;
  }
}

/**
 * Moves `building` to `out`, whose folder becomes `previous`. When another build puts its site there between the two
 * renames, that site is moved aside too: the last build wins, and each round means that another has succeeded.
 */
function replace(out: string, building: string, previous: string, discard: Discard): void {
  for (;;) {
    moved(out, previous, isGone);
    let isDone: boolean;
    try {
      isDone = moved(building, out, isTaken);
    } catch (error) {
      moved(previous, out, [...isGone, ...isTaken]);
      throw error;
    }
    // Now a site exists, from this build or another.
    if (isDone) break;
    removeFolder(previous);
  }
  discard(previous);
}

/**
 * Writes the files beside `out` and renames the folder over it, so that a reader, a host or a kill sees the whole
 * previous site or the whole new one. Unchanged files are hard-linked. An unchanged site stays as it is, except for the
 * modification time of its folder, which is that of the last build. Between the two renames the previous site has
 * another name; `recoverOutput` restores it. When two builds run at once, each replaces the site as a whole, and the
 * last one stays. The cache has the hashes of the previous build's files. `discard` removes the previous site, now or
 * soon.
 */
export function writeOutput(
  host: Host,
  out: string,
  siteFiles: readonly SiteFile[],
  cache: Cache = noCache,
  discard: Discard = removeFolder,
): void {
  recoverOutput(out);
  const files = siteFiles.map(({ path, contents }) => ({ path, contents: withHash(contents) }));
  const key = contentHash(out);
  const known = (cache.get(kind, key) ?? {}) as WrittenFiles;
  const stamps = new Map<string, string>();
  for (const { path, contents } of files) {
    const stamp = unchangedStamp(join(out, path), contents, known[path]);
    if (stamp !== null) stamps.set(path, stamp);
  }
  const keep = () => {
    const written = files.map(({ path, contents: { hash } }) => [
      path,
      { hash, stamp: stamps.get(path) ?? '' },
    ]);
    cache.set(kind, key, Object.fromEntries(written) satisfies WrittenFiles);
  };
  if (stamps.size === files.length && renew(out, files)) {
    keep();
    return;
  }
  const building = join(dirname(out), buildingPrefix(out) + process.pid);
  rmSync(building, { recursive: true, force: true });
  try {
    for (const folder of new Set(files.map(({ path }) => dirname(path))))
      mkdirSync(join(building, folder), { recursive: true });
    for (const { path, contents } of files) {
      const [before, after] = [join(out, path), join(building, path)];
      if (!stamps.has(path) || !link(before, after)) {
        host.write(after, contents.read());
        stamps.set(path, stampOf(lstatSync(after)));
      }
    }
    replace(out, building, ownPrevious(out), discard);
    keep();
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}
