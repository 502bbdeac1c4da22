import type { Message, Metafile } from 'esbuild';
import type { Split } from '../../derive/derived.ts';
import { isAbsolute, join } from '../../machine/paths.ts';
import { bytesOf, withHash } from '../../machine/spool.ts';
import type { OutputFile } from '../../model/output.ts';
import { fileOfInput } from './input-files.ts';
import type { PackageImport } from './package-imports.ts';

/** Result of a bundler run. */
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
    const file = isAbsolute(path) ? path : join(root, path);
    files.add(file);
    // The manifest decides which files an import of the package resolves to.
    const manifest = manifestOf(file);
    if (manifest !== null) files.add(manifest);
  }
  return [...files].sort();
}

/** A file that is read on demand. */
export interface KeptFile {
  readonly path: string;
  readonly read: () => Uint8Array;
}

/** Facts about a run, and its files. */
export interface KeptRun<Facts> {
  readonly facts: Facts;
  readonly files: readonly KeptFile[];
}

export const keptFiles = (files: readonly OutputFile[]): readonly KeptFile[] =>
  files.map(({ path, contents }) => ({ path, read: () => bytesOf(contents) }));

export const readFiles = (files: readonly KeptFile[]): readonly OutputFile[] =>
  files.map(({ path, read }) => ({ path, contents: read() }));

/** Variable → value; no cache may contain these values. */
export type Secrets = Readonly<Record<string, string>>;

const stand = (name: string): string => `\u0001docs-build:${name}\u0001`;

function swap(contents: Uint8Array, pairs: readonly (readonly [string, string])[]): Uint8Array {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  const used = pairs.filter(([from]) => from !== '' && bytes.includes(from));
  if (used.length === 0) return bytes;
  return Buffer.from(used.reduce((text, [from, to]) => text.replaceAll(from, to), bytes.toString('utf8')));
}

/** Keeps facts as JSON, with the files of the run beside them. */
export function splitRun<Facts>(secrets: Secrets): Split<KeptRun<Facts>> {
  const hide = Object.entries(secrets).map(([name, value]) => [value, stand(name)] as const);
  const show = hide.map(([value, name]) => [name, value] as const);
  return {
    pack: ({ facts, files }) => ({
      value: { facts, paths: files.map(({ path }) => path) },
      parts: files.map(({ read }) => withHash(swap(read(), hide))),
    }),
    unpack: ({ value, parts }) => {
      const { facts, paths } = value as { readonly facts: Facts; readonly paths: readonly string[] };
      const files = parts.map(({ read }, index) => ({
        path: paths[index] ?? '',
        read: () => swap(read(), show),
      }));
      return { facts, files };
    },
  };
}
