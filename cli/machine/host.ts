import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { contentHash } from './cache.ts';
import { commitState, lastCommits } from './last-commits.ts';
import { liesIn, linksOut } from './links-out.ts';
import { dirname, join, realPath } from './paths.ts';

/** In place of the hash of a file that does not exist. */
export const missingFile = 'missing';

/** The only way stages reach files. Paths are absolute; listings are sorted, relative, with `/`. */
export interface Host {
  /** Null when there is no such file. */
  readonly readText: (file: string) => string | null;
  readonly readBytes: (file: string) => Uint8Array | null;
  /** Hash of the contents of a file; `missingFile` when there is none. */
  readonly hash: (file: string) => string;
  /** Every file below `directory`, except in folders called `node_modules`; empty when it does not exist. */
  readonly list: (directory: string) => readonly string[];
  /** The path of a file or folder with all links resolved; the same path when it does not exist. */
  readonly realPath: (path: string) => string;
  /** Links below `directory` in `root` with a target outside `root`, by their paths relative to the root. */
  readonly linksOut: (root: string, directory: string) => readonly string[];
  /** Time of the last commit of each file below `directory` in `root`, by its path relative to the root. */
  readonly lastCommits: (root: string, directory: string) => Readonly<Record<string, string>>;
  /** Changes with every commit of the repository that `root` is in, and with its place there; empty without one. */
  readonly commitState: (root: string) => string;
  readonly write: (file: string, contents: string | Uint8Array) => void;
}

/** Files below a folder, in no order, without installed packages. */
const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return entry.name === 'node_modules'
        ? []
        : filesBelow(join(directory, entry.name)).map((file) => `${entry.name}/${file}`);
    return entry.isFile() ? [entry.name] : [];
  });

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const hashOf = (bytes: Uint8Array | null): string => (bytes === null ? missingFile : contentHash(bytes));

export const diskHost: Host = {
  readText: (file) => (isFile(file) ? readFileSync(file, 'utf8') : null),
  readBytes: (file) => (isFile(file) ? readFileSync(file) : null),
  hash: (file) => hashOf(diskHost.readBytes(file)),
  list: (directory) => (existsSync(directory) ? filesBelow(directory).sort() : []),
  realPath: (path) => (existsSync(path) ? realPath(path) : path),
  linksOut,
  lastCommits,
  commitState,
  write: (file, contents) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  },
};

/** A host for the files in `folder`. Links out of it are not followed. */
export function hostWithin(folder: string): Host {
  const inside = (file: string): boolean => existsSync(file) && liesIn(realPath(folder), realPath(file));
  return {
    ...diskHost,
    readText: (file) => (inside(file) ? diskHost.readText(file) : null),
    readBytes: (file) => (inside(file) ? diskHost.readBytes(file) : null),
  };
}

/** Files in a Map, for tests. A missing file is looked up in `beneath`, if given. */
export function memoryHost(files: Map<string, string | Uint8Array>, beneath?: Host): Host {
  const read = (file: string) => files.get(file) ?? null;
  const host: Host = {
    readText: (file) => {
      const contents = read(file);
      if (contents === null) return beneath?.readText(file) ?? null;
      return typeof contents === 'string' ? contents : new TextDecoder().decode(contents);
    },
    readBytes: (file) => {
      const contents = read(file);
      if (contents === null) return beneath?.readBytes(file) ?? null;
      return typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
    },
    hash: (file) => hashOf(host.readBytes(file)),
    list: (directory) => {
      const own = [...files.keys()]
        .filter((file) => file.startsWith(`${directory}/`))
        .map((file) => file.slice(directory.length + 1));
      return [...new Set([...own, ...(beneath?.list(directory) ?? [])])].sort();
    },
    realPath: (path) => beneath?.realPath(path) ?? path,
    linksOut: (root, directory) => beneath?.linksOut(root, directory) ?? [],
    lastCommits: (root, directory) => beneath?.lastCommits(root, directory) ?? {},
    commitState: (root) => beneath?.commitState(root) ?? '',
    write: (file, contents) => {
      files.set(file, contents);
    },
  };
  return host;
}
