// Who imports whom in the repository, as esbuild resolves it. Imports of types do not count: the type checker covers them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Tests, modules of the documentation, and the style sheets, but not the sites and sources that tests read as data. */
const isEntry = (/** @type {string} */ file) =>
  /^tests\/.*\.test\.tsx?$|^content\/.*(?<!\.d)\.tsx?$|^templates\/styles\/[^/]+\.css$/.test(file) &&
  !/^tests\/(?:sites\/\w+|api\/cases|skills\/tasks|exported\/content)\//.test(file);

/**
 * Lines that git prints.
 * @param {string} root
 * @param {readonly string[]} words
 */
export const gitLines = (root, ...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter(Boolean);

/**
 * Files of the repository → the files that import them. Paths begin at its root.
 * @param {string} root
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>}
 */
export async function importersIn(root) {
  const tracked = gitLines(root, 'ls-files', '--cached', '--others', '--exclude-standard');
  const gone = new Set(gitLines(root, 'ls-files', '--deleted'));
  const entries = tracked.filter((file) => isEntry(file) && !gone.has(file));
  const { metafile } = await build({
    absWorkingDir: root,
    // One bundle of all: esbuild would write what entries share into the bundle of each.
    stdin: {
      contents: entries.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'),
      resolveDir: root,
    },
    alias: { 'docs-build/renderer': join(root, 'renderer') },
    packages: 'external',
    loader: { '.woff2': 'empty', '.svg': 'empty', '.png': 'empty' },
    bundle: true,
    treeShaking: false,
    write: false,
    metafile: true,
    outdir: 'none',
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    logLevel: 'silent',
  });
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const { path, external } of imports)
      if (external !== true && file !== '<stdin>')
        importers.set(path, [...(importers.get(path) ?? []), file]);
  return importers;
}

/**
 * A file and all that import it, directly or not.
 * @param {ReadonlyMap<string, readonly string[]>} importers
 * @param {string} file
 */
export function dependents(importers, file) {
  const found = new Set([file]);
  // A set that grows while it is walked.
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer);
  return found;
}
