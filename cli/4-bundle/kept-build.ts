import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Message, Metafile } from 'esbuild';
import { type Cache, contentHash } from '../machine/cache.ts';
import { type FileState, readState, type statesAtOnce } from '../machine/file-state.ts';
import type { OutputFile } from '../model/output.ts';
import { fileOfInput } from './input-files.ts';
import { type PackageImport, readScript } from './package-imports.ts';

/** Result of a bundler run, in a form that can be cached. */
export interface BundlerResult {
  readonly metafile: Metafile;
  readonly warnings: readonly Message[];
  /** Relative to the root. */
  readonly files: readonly OutputFile[];
  /** Absolute paths of files that plugins have read and that the metafile lacks. */
  readonly further: readonly string[];
  /** Imports of packages that are linked later, by script; read from the scripts when it is missing. */
  readonly imports?: Readonly<Record<string, readonly PackageImport[]>>;
}

export const isScript = (path: string): boolean => path.endsWith('.js');
export const textOf = ({ contents }: OutputFile): string => Buffer.from(contents).toString('utf8');

/** A cached run; `facts` replace the metafile. */
interface Stored<Facts> {
  readonly facts: Facts;
  readonly files: readonly { readonly path: string; readonly hash: string }[];
}

/** A run whose facts are read at once, and its files on demand. */
export interface KeptRun<Facts> {
  readonly facts: Facts;
  /** Absolute paths of the files that were read. */
  readonly read: readonly string[];
  /** Files with certain paths, read on demand. They are made again when the cache has lost one. */
  readonly files: (isWanted: (path: string) => boolean) => Promise<readonly OutputFile[]>;
}

/** Variable → value; no cache may contain these values. */
export type Secrets = Readonly<Record<string, string>>;

const stand = (name: string): string => `\u0001docs-build:${name}\u0001`;

function swap(contents: Uint8Array | string, pairs: readonly (readonly [string, string])[]): Uint8Array {
  const bytes = Buffer.from(contents);
  const used = pairs.filter(([from]) => from !== '' && bytes.includes(from));
  if (used.length === 0) return bytes;
  return Buffer.from(used.reduce((text, [from, to]) => text.replaceAll(from, to), bytes.toString('utf8')));
}

/** The manifest of the package that a file belongs to; null for the author's own files. */
export function manifestOf(file: string): string | null {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
  return folder === undefined ? null : `${folder}/package.json`;
}

/** Files behind the inputs of a metafile; modules that exist only in the bundler have none. */
export function filesOf(
  { metafile, further }: Pick<BundlerResult, 'metafile' | 'further'>,
  root: string,
): string[] {
  const files = new Set(further);
  for (const input of Object.keys(metafile.inputs)) {
    const path = fileOfInput(input);
    if (path === null) continue;
    const file = path.startsWith('/') ? path : join(root, path);
    files.add(file);
    // The manifest decides which files an import of the package resolves to.
    const manifest = manifestOf(file);
    if (manifest !== null) files.add(manifest);
  }
  return [...files].sort();
}

const stateOf = (stamp: string, files: readonly FileState[]): string =>
  contentHash(stamp, ...files.map(({ hash }) => hash));

export interface KeptBuildOptions {
  readonly cache: Cache;
  readonly root: string;
  /** Hash of the run's input, without files. */
  readonly stamp: string;
  readonly secrets: Secrets;
  /** Shared by all runs of a build. */
  readonly currentState: ReturnType<typeof statesAtOnce>;
  /** Receives the files that were read, relative to the root. */
  readonly noteInputs: (files: readonly string[]) => void;
  readonly run: () => Promise<BundlerResult>;
}

/** The result of a run. */
interface Made<Facts> {
  readonly facts: Facts;
  /** Absolute paths of the files that were read, or that stand for them. */
  readonly read: readonly string[];
  readonly files: readonly OutputFile[];
}

/** The cached run with the same input, and a function that makes it. */
function runsOf<Facts>(
  { cache, root, stamp, secrets, currentState, noteInputs }: Omit<KeptBuildOptions, 'run'>,
  run: () => Promise<Made<Facts>>,
) {
  const hide = Object.entries(secrets).map(([name, value]) => [value, stand(name)] as const);
  const show = hide.map(([value, name]) => [name, value] as const);

  /** The last run of the stamp, if its files have not changed. */
  const find = (): (Stored<Facts> & { readonly read: readonly string[] }) | null => {
    const inputs = cache.get('bundle-inputs', stamp) as readonly FileState[] | undefined;
    if (inputs === undefined) return null;
    const states = inputs.map(currentState);
    const known = cache.get('bundles', stateOf(stamp, states)) as Stored<Facts> | undefined;
    if (known === undefined) return null;
    if (states.some((state, index) => state !== inputs[index])) cache.set('bundle-inputs', stamp, states);
    const read = states.map(({ file }) => file);
    noteInputs(read);
    return { ...known, read: read.map((file) => join(root, file)) };
  };

  /** Null when the cache has lost one of them. */
  const readFiles = (files: Stored<Facts>['files']): readonly OutputFile[] | null => {
    const found: OutputFile[] = [];
    for (const { path, hash } of files) {
      const contents = cache.getBytes(hash);
      if (contents === undefined) return null;
      found.push({ path, contents: swap(contents, show) });
    }
    return found;
  };

  const make = async (): Promise<Made<Facts>> => {
    const start = Date.now();
    const made = await run();
    const { facts, read } = made;
    const files = read.map((file) => relative(root, file));
    noteInputs(files);
    const after = files.map((file) => readState(root, file));
    // A file written in the meantime may differ from the bundler's input.
    const isSettled = read.every((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < start);
    if (isSettled) {
      cache.set('bundle-inputs', stamp, after);
      cache.set('bundles', stateOf(stamp, after), {
        facts,
        files: made.files.map(({ path, contents }) => ({
          path,
          hash: cache.setBytes(swap(contents, hide)),
        })),
      } satisfies Stored<Facts>);
    }
    return made;
  };
  return { find, readFiles, make };
}

/** Runs the bundler and computes the facts to cache. */
const madeBy =
  <Facts>({ root, run }: KeptBuildOptions, factsOf: (result: BundlerResult) => Facts) =>
  async (): Promise<Made<Facts>> => {
    const result = await run();
    return { facts: factsOf(result), read: filesOf(result, root), files: result.files };
  };

/**
 * Result of a bundler run, cached by the contents of all files it read. When nothing has changed, the bundler does not
 * start.
 */
export async function keptBuild(options: KeptBuildOptions): Promise<BundlerResult> {
  const { root } = options;
  const run = madeBy(options, (result) => ({
    metafile: result.metafile,
    warnings: result.warnings,
    further: result.further.map((file) => relative(root, file)),
    imports: Object.fromEntries(
      result.files
        .filter(({ path }) => isScript(path))
        .map((file) => [file.path, readScript(textOf(file)).imports] as const)
        .filter(([, imports]) => imports.length > 0),
    ),
  }));
  const { find, readFiles, make } = runsOf(options, run);
  const known = find();
  const files = known && readFiles(known.files);
  const { facts, files: made } = known === null || files === null ? await make() : { ...known, files };
  return { ...facts, further: facts.further.map((file) => join(root, file)), files: made };
}

/**
 * A run with the facts that `factsOf` computes in place of the metafile; `stamp` changes with its code. Files are read
 * on demand: most builds need no server modules.
 */
export async function keptRun<Facts>(
  options: KeptBuildOptions,
  factsOf: (result: BundlerResult) => Facts,
): Promise<KeptRun<Facts>> {
  const { find, readFiles, make } = runsOf(options, madeBy(options, factsOf));
  const known = find();
  if (known === null) {
    const { facts, read, files: made } = await make();
    const files = async (isWanted: (path: string) => boolean) => made.filter(({ path }) => isWanted(path));
    return { facts, read, files };
  }
  const { facts, read } = known;
  const files = async (isWanted: (path: string) => boolean) =>
    readFiles(known.files.filter(({ path }) => isWanted(path))) ??
    (await make()).files.filter(({ path }) => isWanted(path));
  return { facts, read, files };
}

/** Facts of a run without its files; `stamp` changes with the code that makes them. */
export async function keptFacts<Facts>(
  options: Omit<KeptBuildOptions, 'run'>,
  run: () => Promise<Omit<Made<Facts>, 'files'>>,
): Promise<Facts> {
  const { find, make } = runsOf(options, async () => ({ ...(await run()), files: [] }));
  return (find() ?? (await make())).facts;
}
