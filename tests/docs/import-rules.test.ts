import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';

/** All folders of the three layers and of the shells that hold modules, the layers themselves among them. */
const folders = ['cli', 'renderer', 'templates', 'content/shell', 'content/data'].flatMap((layer) =>
  [
    layer,
    ...readdirSync(join(repository, layer), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${layer}/${path}`,
    ),
  ]
    .filter((path) => readdirSync(join(repository, dirname(path))).length > 0)
    .filter((path) => /\/[^.]*$|^[^/]*$/.test(path))
    .filter((path) => readdirSync(join(repository, path)).some((name) => /\.tsx?$/.test(name))),
);

const stages = readdirSync(join(repository, 'cli')).filter((name) => /^\d-/.test(name));

/** Modules that a folder must not import: the layer above it, and for a stage every other stage. */
function forbidden(folder: string): string[] {
  const [layer = '', room = ''] = folder.split('/');
  if (room === 'shell') return ['cli/main.ts', 'templates/tokens.ts', 'renderer/server/dom.ts'];
  if (layer === 'content') return ['cli/main.ts', 'renderer/shells/demo-shell.ts', 'templates/index.ts'];
  if (layer === 'templates') return ['cli/main.ts', 'renderer/server/dom.ts'];
  if (layer === 'renderer')
    return ['cli/main.ts', 'templates/index.ts', ...(room === 'server' ? [] : ['renderer/server/dom.ts'])];
  const joined = room === 'examine' ? ['1-load', '2-compile', '3-check'] : [];
  const others = [...stages, 'examine', 'commands', 'dev', 'new']
    .filter((each) => each !== room && !joined.includes(each))
    .map((each) => `cli/${each}/index.ts`);
  // Commands join the stages, the examination joins the first three, and so does the session of a site under work; the entry of the program starts commands.
  return ['templates/index.ts', ...(['', 'commands', 'dev'].includes(room) ? [] : others)];
}

const allowed = [
  { folder: 'cli/commands', target: 'cli/examine/examine.ts' },
  { folder: 'cli/examine', target: 'cli/2-compile/compile-page.ts' },
  { folder: 'cli/2-compile', target: 'cli/site/paths.ts' },
  { folder: 'cli/5-render', target: 'renderer/server/dom.ts' },
  { folder: 'cli/model', target: 'cli/schemas/site-schema.ts' },
  { folder: 'renderer/islands', target: 'renderer/view/page.ts' },
  { folder: 'templates/parts', target: 'renderer/preferences/model.ts' },
];

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly message: string;
    readonly location: { readonly path: string };
  }[];
}

const site = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(site, { recursive: true }));

const files = folders.flatMap((folder) =>
  forbidden(folder).map((target, index) => ({ file: `${folder}/breaks-${index}.ts`, folder, target })),
);

function lint(): Report {
  cpSync(join(repository, 'biome.jsonc'), join(site, 'biome.jsonc'));
  const kept = allowed.map((each) => ({ ...each, file: `${each.folder}/keeps.ts` }));
  for (const { file, folder, target } of [...files, ...kept]) {
    mkdirSync(join(site, folder), { recursive: true });
    const specifier = relative(folder, target);
    writeFileSync(
      join(site, file),
      `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\n`,
    );
  }
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'];
  try {
    return JSON.parse(
      execFileSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: site, encoding: 'utf8' }),
    );
  } catch (error) {
    // Biome exits with an error, because every file is wrong.
    return JSON.parse(String((error as { stdout?: string }).stdout));
  }
}

const messages = [
  ...readFileSync(join(repository, 'biome.jsonc'), 'utf8').matchAll(/"message": ("(?:[^"\\]|\\.)*")/g),
].map(([, message = '']) => JSON.parse(message));

const told = new Map(
  lint()
    .diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location, message }) => [location.path, message]),
);

test('every folder of the listing is proved', () => {
  expect(folders).toContain('cli/2-compile/markdown');
  expect(folders.length).toBeGreaterThan(30);
});

test('what a folder is there for stays allowed', () => {
  for (const { folder } of allowed)
    expect([folder, told.get(`${folder}/keeps.ts`)]).toEqual([folder, undefined]);
});

test.each(files)('$folder must not import $target, and says where it belongs', ({ file }) => {
  expect(messages).toContain(told.get(file));
});
