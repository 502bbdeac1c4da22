/** docs-build's own code in a form that Node.js runs. In JavaScript, because it runs first. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Modules that Node.js starts, and modules whose code `api-key.ts` hashes. In a bundle, each has a file of its own,
 * beside the chunks that it shares with others.
 */
const entries = [
  'cli/main.ts',
  'cli/work.ts',
  'renderer/server/draw-process.ts',
  'renderer/server/audit-process.ts',
  'cli/extract/extract.ts',
  'cli/reference/files.ts',
  'cli/reference/silent-entries.ts',
];

/** @type {(folder: string) => string} */
const packageAbove = (folder) =>
  existsSync(join(folder, 'package.json')) ? folder : packageAbove(dirname(folder));

/** Folder of docs-build itself, with `renderer/` and the default `templates/`. A bundle lies below it, too. */
export const toolRoot = packageAbove(dirname(fileURLToPath(import.meta.url)));

/** @type {(source: string) => string} */
const made = (source) => source.replace(/\.ts$/, '.mjs');

const prebuiltFolder = join(toolRoot, 'dist');

/** An installed package has no sources of the compiler, only their bundle. */
const isPackage = !existsSync(join(toolRoot, 'cli/main.ts'));

/**
 * A module of docs-build by the path of its source, as it is found on this machine without making anything.
 * @param {string} source
 */
export const codeFile = (source) => (isPackage ? join(prebuiltFolder, made(source)) : join(toolRoot, source));

/** Packages of many small files, which take Node.js longer to find and compile than to run. */
const scattered = /^(?:(?:hast|mdast|rehype|remark|unist)-[\w-]+|unified|vfile|zod)$/;

/**
 * Leaves packages out of a bundle, except some, which it bundles with their imports. (`packages: 'external'` has no
 * exceptions.)
 * @type {(inlined: RegExp | null) => import('esbuild').Plugin}
 */
const packagesOutside = (inlined) => ({
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const isInside = importer.includes('node_modules') || inlined?.test(path);
      return kind === 'entry-point' || isInside ? undefined : { path, external: true };
    });
  },
});

/**
 * Bundles docs-build's code into a folder, which must lie below its own: packages are resolved from there. Packages
 * that match `inlined` become part of the bundle.
 * @param {string} outdir
 * @param {RegExp | null} inlined
 */
export async function bundleOwnCode(outdir, inlined = null) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: toolRoot,
    entryPoints: entries,
    outbase: toolRoot,
    outdir,
    entryNames: '[dir]/[name]',
    chunkNames: 'chunks/[name]-[hash]',
    // Without the ending, Node.js would take files below node_modules for CommonJS, because no package.json there
    // declares modules.
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    plugins: [packagesOutside(inlined)],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
}

/** Files that a bundle depends on, relative to docs-build's folder. */
const sources = () => [
  'package.json',
  'package-lock.json',
  ...['cli', 'renderer'].flatMap((room) =>
    readdirSync(join(toolRoot, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:mjs|tsx?)$/.test(name))
      .sort()
      .map((name) => `${room}/${name}`),
  ),
];

/** @type {(parts: Iterable<string | Uint8Array>) => string} */
function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const bundlesFolder = join(toolRoot, 'node_modules/.cache/docs-build-code');

/** The sources' hash, keyed by file sizes and times: reading the files takes longer than all the rest. */
const stampFile = join(bundlesFolder, 'sources.json');

/** @type {() => { stamp?: string, hash?: string }} */
function knownSources() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Whether pictures depend on a file: it draws, or compiles what is drawn. */
const draws = (/** @type {string} */ file) => /^(?:renderer|cli\/4-bundle)\/|^package-lock/.test(file);

/** Hash of a bundle's input, and of what draws in it, with a hyphen between. */
function sourcesHash() {
  const files = sources();
  const stamp = hashOf(
    files.map((file) => {
      const { size, mtimeMs, ctimeMs, ino } = statSync(join(toolRoot, file));
      return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
    }),
  );
  const known = knownSources();
  if (known.stamp === stamp && known.hash !== undefined) return known.hash;
  const hash = [files, files.filter(draws)]
    .map((some) => hashOf(some.flatMap((file) => [file, readFileSync(join(toolRoot, file))])))
    .join('-');
  const part = `${stampFile}.${process.pid}`;
  try {
    mkdirSync(bundlesFolder, { recursive: true });
    writeFileSync(part, JSON.stringify({ stamp, hash }));
    renameSync(part, stampFile);
  } catch {
    // It belongs to another user.
  }
  return hash;
}

const week = 7 * 24 * 3_600_000;

/**
 * Marks a bundle as used.
 * @type {(folder: string, now: number) => void}
 */
function renew(folder, now) {
  try {
    utimesSync(folder, now / 1000, now / 1000);
  } catch {
    // It belongs to another user.
  }
}

/** Bundle of the sources, made when they have changed. */
async function keptBundle() {
  const folder = join(bundlesFolder, sourcesHash());
  const now = Date.now();
  if (existsSync(folder)) {
    if (now - statSync(folder).mtimeMs > week / 7) renew(folder, now);
    return folder;
  }
  const part = `${folder}.${process.pid}`;
  try {
    // esbuild would report the missing folder once for each file.
    mkdirSync(part, { recursive: true });
    await bundleOwnCode(part, scattered);
    // A rename leaves no half-written bundle.
    renameSync(part, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  for (const name of readdirSync(bundlesFolder)) {
    const status = statSync(join(bundlesFolder, name), { throwIfNoEntry: false });
    // Running processes may still import from the others.
    if (status !== undefined && now - status.mtimeMs > week)
      rmSync(join(bundlesFolder, name), { recursive: true, force: true });
  }
  return folder;
}

const [running = '..'] = relative(bundlesFolder, fileURLToPath(import.meta.url)).split(sep);

/**
 * Folder of the bundle that this module is part of; null when it runs from its source. Processes of a run share the
 * bundle, whatever happens to the sources.
 */
export const runningBundle = running === '..' ? null : join(bundlesFolder, running);

const version = () =>
  runningBundle !== null
    ? running
    : isPackage
      ? hashOf([readFileSync(join(toolRoot, 'package.json'))])
      : sourcesHash();

/**
 * Changes with docs-build itself, and with Node.js: in a clone with its sources and their installed packages, otherwise
 * with its release.
 */
export const ownVersion = () => `${version()} ${process.version}`;

/** Changes with the part of docs-build that draws, bundlers included. */
export const drawingVersion = () => version().split('-').at(-1) ?? '';

/** @type {Promise<string> | null} */
let bundle = runningBundle === null ? null : Promise.resolve(runningBundle);

/**
 * The built file of a module of docs-build, for Node.js to start.
 * @param {string} source
 */
export async function runnableFile(source) {
  if (isPackage) return codeFile(source);
  bundle ??= keptBundle();
  return join(await bundle, made(source));
}
