import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { runCli } from '../support/run-cli.ts';

const workspace = temporaryFolder();

/** The base site with one page of demos, given as the texts of their modules. */
function siteOf(name: string, demos: Readonly<Record<string, string>>, config = ''): string {
  const root = layeredSite(join(workspace, name));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const directives = Object.keys(demos).map((demo) => `{{"demo": "${demo}.tsx"}}\n`);
  write(
    'content/guide/guide.md',
    `# Guide\n\n<p class="description">Fold it.</p>\n\n${directives.join('\n')}`,
  );
  for (const [demo, text] of Object.entries(demos)) write(`content/guide/${demo}.tsx`, text);
  write(
    'content/site.yaml',
    `name: Paper Kit\nlanguages: [en, fr]\ndefaultProduct: paper\nproducts: [{ id: paper, name: Paper }]\ndemos:\n  timeLimit: 20\n${config}`,
  );
  return root;
}

/** A demo has no `process` of its own. Functions from outside its world lead to that of Node.js. */
const node = `URL.constructor('return process')()`;

const good = 'export default function Good() {\n  return <p>Still here</p>;\n}\n';

const check = (root: string, environment = {}) =>
  runCli(
    ['build', '--root', root, '--out', join(root, 'out'), '--strict', '--quiet', '--workers', '1'],
    environment,
  );

describe('a demo that misbehaves is a finding, and costs only itself', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['Loops', 'export default function Loops() {\n  for (;;) {}\n}\n', 'does not come to an end'],
    [
      'Eats',
      'export default function Eats() {\n  const eaten: number[][] = [];\n  for (;;) eaten.push(new Array(1e5).fill(eaten.length));\n}\n',
      'needs more memory than 1024 MB',
    ],
    [
      'Exits',
      `export default function Exits() {\n  ${node}.exit(3);\n  return null;\n}\n`,
      'ended with code 3',
    ],
    [
      'Kills',
      `export default function Kills() {\n  ${node}.kill(${node}.pid, 9);\n  return null;\n}\n`,
      'got SIGKILL',
    ],
    [
      'Rejects',
      "import { useEffect } from 'react';\n\nexport default function Rejects() {\n  useEffect(() => {\n    Promise.reject(new Error('too late'));\n  }, []);\n  return <p>Rejects</p>;\n}\n",
      'too late',
    ],
    ['Nothing', 'export const nothing = 1;\n', 'no default export'],
  ];
  /** Errors of one build of them all, each with the lines that belong to it. */
  let errors: readonly string[];

  beforeAll(async () => {
    const demos = Object.fromEntries(cases.map(([name, text]) => [name, text]));
    const { code, stdout, stderr } = await check(siteOf('misbehaving', { ...demos, Good: good }));
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    errors = stdout.match(/^error .*(?:\n(?!error ).*)*/gm) ?? [];
  });

  test('no other one is reported', () => {
    expect(errors).toHaveLength(cases.length);
  });

  test.each(cases)('%s', (name, _, message) => {
    const [error = '', ...more] = errors.filter((each) =>
      each.startsWith(`error demo/render-failed ${name} fails`),
    );
    expect(error).toContain(message);
    expect(error).toContain(`content/guide/${name}.tsx:`);
    expect(more).toEqual([]);
  });
});

test('a text is no demo', async () => {
  const { code, stdout, stderr } = await check(
    siteOf('text', { Text: "export default 'text';\n", Good: good }),
  );
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout.match(/^error .*/gm)).toEqual([
    expect.stringMatching(/^error demo\/render-failed Text fails.*no default export/),
  ]);
  expect(stdout).toContain('content/guide/Text.tsx:');
});

test('a module that cannot be bundled hides nothing of the other demos', async () => {
  const root = siteOf('together', {
    Torn: 'export default () => <p>;\n',
    Shares: "import { fold } from './fold';\n\nexport default () => <p>{fold}</p>;\n",
    Throws: "export default function Throws() {\n  throw new Error('no paper');\n}\n",
    Blank: 'export default () => <div />;\n',
    Good: good,
  });
  writeFileSync(join(root, 'content/guide/fold.ts'), 'export const fold = ;\n');
  const { code, stdout, stderr } = await check(root);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout.match(/^error \S+|^ {2}content\S+/gm)).toEqual([
    'error demo/empty',
    '  content/guide/Blank.tsx:1:1',
    'error demo/render-failed',
    '  content/guide/Throws.tsx:2:9',
    'error demo/build-failed',
    '  content/guide/Torn.tsx:2:1',
    'error demo/build-failed',
    '  content/guide/fold.ts:1:21',
  ]);
});

test('a module that cannot be parsed hides no type error of the others, and is told once', async () => {
  const root = siteOf('types', {
    Torn: 'export const sheet = ;\nexport default () => sheet;\n',
    Wrong: "export const folds: number = 'three';\nexport default () => folds;\n",
  });
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true }, "include": ["content"] }\n',
  );
  const { stdout } = await runCli([
    'check',
    '--root',
    root,
    '--quiet',
    '--rule',
    'demo/type-error',
    'demo/build-failed',
  ]);
  expect(stdout.match(/^error \S+|^ {2}content\S+(?=\n)/gm)).toEqual([
    'error demo/build-failed',
    '  content/guide/Torn.tsx:1:22',
    'error demo/type-error',
    '  content/guide/Wrong.tsx:1:14',
  ]);
});

test("settings of TypeScript that cannot be read, and what no import finds, are the author's to fix", async () => {
  const root = siteOf('settings', { Good: good });
  writeFileSync(join(root, 'tsconfig.json'), '{ "extends": "./none.json" }\n');
  const broken = await check(root);
  expect(broken.code).toBe(1);
  expect(broken.stdout.match(/^(?:error| {2}(?:tsconfig|help)).*/gm)).toEqual([
    'error demo/build-failed Cannot find base config file "./none.json"',
    '  tsconfig.json:1:14',
    '  help: Write the file that `extends` names, or fix the path.',
  ]);
  writeFileSync(join(root, 'tsconfig.json'), '{ "references": [{ "path": "./none" }] }\n');
  expect((await check(root)).stdout).toContain(
    'error demo/build-failed A tsconfig.json of the site names a file that does not exist.\n  tsconfig.json:1:1',
  );
  const names = ['paper-cutter', 'node:fs', 'zod/nowhere', '@paper/kit/fold'];
  const imports = siteOf('imports', {
    Cut: `${names.map((name, at) => `import a${at} from '${name}';\n`).join('')}export default () => [a0, a1, a2, a3];\n`,
  });
  const { stdout } = await check(imports);
  expect(stdout.match(/(?<=help: ).*/g)).toEqual([
    'Install it in the folder of the site: npm install paper-cutter.',
    'A demo runs in the browser, which has no `node:fs`: remove the import.',
    'Import what zod exports, or install it in the folder of the site: npm install zod.',
    'Import what @paper/kit exports, or install it in the folder of the site: npm install @paper/kit.',
  ]);
});

test('a variable of the environment reaches demos, but no log and no picture', async () => {
  const environment = '  environment: { PAPER_KEY: Demos show a watermark. }\n';
  const text =
    'export default function Shows() {\n  const key = process.env.PAPER_KEY;\n  if (key) throw new Error("key " + key);\n  return <p>none</p>;\n}\n';
  const root = siteOf('secret', { Shows: text }, environment);
  const failed = await check(root, { PAPER_KEY: 'sesame-0815' });
  expect(failed.code).toBe(1);
  expect(failed.stdout).toContain('Shows fails: key …');
  expect(failed.stdout + failed.stderr).not.toContain('sesame-0815');
  const leaks = [...readFolder(join(root, 'node_modules'))].filter(([, contents]) =>
    contents.includes('sesame-0815'),
  );
  expect(leaks).toEqual([]);
});

test('a demo finds nothing in the environment of whoever builds the site', async () => {
  const text = `export default function Reads() {\n  const names = Object.keys(${node}.env).filter((name) => name.startsWith('PAPER'));\n  return <p>{names.length === 0 ? 'nothing' : names.join()}</p>;\n}\n`;
  const root = siteOf('reads', { Reads: text });
  const { code, stdout } = await check(root, { PAPER_TOKEN: 'sesame-0815' });
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  const pictures = [...readFolder(join(root, 'node_modules'))].filter(([, text]) =>
    text.includes('PAPER_TOKEN'),
  );
  expect(pictures).toEqual([]);
});

test('a demo can write no file and start no process, and the finding says so', async () => {
  const using = (name: string, module: string, call: string) =>
    `export default function ${name}() {\n  const module = ${node}.getBuiltinModule('${module}');\n  ${call};\n  return <p>Done</p>;\n}\n`;
  const file = join(workspace, 'written.txt');
  const root = siteOf('writes', {
    Writes: using('Writes', 'fs', `module.writeFileSync('${file}', 'x')`),
    Later: using('Later', 'fs', `module.promises.writeFile('${file}.later', 'x')`),
    Starts: using('Starts', 'child_process', `module.execSync('echo > ${file}')`),
    Threads: using('Threads', 'worker_threads', "new module.Worker('1', { eval: true })"),
    Good: good,
  });
  const { code, stdout, stderr } = await check(root);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect([file, `${file}.later`].filter(existsSync)).toEqual([]);
  const refused =
    'which is refused: a demo may do only what the browser of a reader can do. Remove that code.';
  expect(stdout.match(/^error .*/gm)?.map((line) => line.replace('error demo/render-failed ', ''))).toEqual([
    `Later fails: it writes a file (${file}.later), ${refused}`,
    `Starts fails: it starts a process, ${refused}`,
    `Threads fails: it starts a thread, ${refused}`,
    `Writes fails: it writes a file (${file}), ${refused}`,
  ]);
  expect(stdout).toContain('content/guide/Writes.tsx:3:');
});

test('a demo can read modules and nothing else of the disk, and the finding says so', async () => {
  const secret = join(workspace, 'secret.txt');
  writeFileSync(secret, 'sesame-0815');
  const using = (name: string, call: string) =>
    `export default function ${name}() {\n  const fs = ${node}.getBuiltinModule('fs');\n  return <p>{String(${call})}</p>;\n}\n`;
  const root = siteOf('readers', {
    Reads: using('Reads', `fs.readFileSync('${secret}')`),
    Own: using('Own', `fs.readFileSync('${join(workspace, 'readers', '.env')}')`),
    Lists: using('Lists', "fs.readdirSync('/')"),
    Looks: using('Looks', `fs.statSync('${workspace}').size`),
    Good: good,
  });
  writeFileSync(join(root, '.env'), 'KEY=sesame-0815\n');
  const { code, stdout, stderr } = await check(root);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  const refused =
    'which is refused: a demo may do only what the browser of a reader can do. Remove that code.';
  expect(stdout.match(/^error .*/gm)?.map((line) => line.replace('error demo/render-failed ', ''))).toEqual([
    `Lists fails: it reads a file (/), ${refused}`,
    `Looks fails: it reads a file (${workspace}), ${refused}`,
    `Own fails: it reads a file (${join(root, '.env')}), ${refused}`,
    `Reads fails: it reads a file (${secret}), ${refused}`,
  ]);
  expect(stdout).toContain('content/guide/Reads.tsx:3:');
  expect(stdout).not.toContain('sesame-0815');
});

test('what demos share does not depend on the number of workers', async () => {
  const demos = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [
      `Count${index}`,
      "import { next } from './counter';\n\nexport default function Count() {\n  return <p>Number {next()}</p>;\n}\n",
    ]),
  );
  const root = siteOf('shared', demos);
  writeFileSync(
    join(root, 'content/guide/counter.ts'),
    'let count = 0;\n\nexport const next = () => ++count;\n',
  );
  const build = async (out: string, ...more: string[]) => {
    const run = await runCli(['build', '--root', root, '--out', join(root, out), '--quiet', ...more]);
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
    return readFolder(join(root, out));
  };
  const first = await build('one', '--workers', '1', '--no-cache');
  expect(await build('four', '--workers', '4')).toEqual(first);
  expect(await build('cached', '--workers', '4')).toEqual(first);
});

test('what a demo does to its world does not reach the demos of other pages', async () => {
  const spoils = [
    "Reflect.set(Object.prototype, 'spoilt', true);",
    "Reflect.set(globalThis, 'spoilt', true);",
    "Reflect.set(Element.prototype, 'spoilt', true);",
    "Reflect.set(window.Array.prototype, 'spoilt', true);",
    'Math.max = () => -1;',
    'Date.now = () => 0;',
    "document.title = 'spoilt';",
    "localStorage.setItem('spoilt', 'yes');",
    "window.addEventListener('click', () => {});",
    "setInterval(() => document.body.append('spoilt'), 1);",
    'console.error = () => {};',
  ];
  const found = [
    "'spoilt' in {}",
    "'spoilt' in globalThis",
    "'spoilt' in document.body",
    "'spoilt' in window.Array.prototype",
    'Math.max(1, 2) === -1',
    'Date.now() === 0',
    "document.title === 'spoilt'",
    'localStorage.length > 0',
    "document.body.textContent?.includes('spoilt')",
  ];
  const looks = (name: string) =>
    `export default function ${name}() {\n  return <p>Found {[${found.join(', ')}].join(' ')}</p>;\n}\n`;
  const root = siteOf('worlds', {
    Spoils: `export default function Spoils() {\n  ${spoils.join('\n  ')}\n  return <p>Done</p>;\n}\n`,
    Then: looks('Then'),
  });
  mkdirSync(join(root, 'content/later'), { recursive: true });
  writeFileSync(join(root, 'content/later/Looks.tsx'), looks('Looks'));
  writeFileSync(
    join(root, 'content/later/later.md'),
    '# Later\n\n<p class="description">Fold it later.</p>\n\n{{"demo": "Looks.tsx"}}\n',
  );
  const pages = join(root, 'content/pages.yaml');
  writeFileSync(pages, `${readFileSync(pages, 'utf8')}  - { pathname: /later, title: Later }\n`);
  const { code, stdout } = await check(root);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  const html = (page: string) => readFileSync(join(root, 'out', page, 'index.html'), 'utf8');
  expect(html('later')).toContain(`Found ${found.map(() => 'false').join(' ')}`);
  // The group of a page shares its world.
  expect(html('guide')).toContain('true');
});

test('pages whose paths differ in a dash and a slash each have their script, below a link with a space too', async () => {
  const root = layeredSite(join(workspace, 'dashes and spaces'));
  const pages = ['/a/b', '/a-b'];
  writeFileSync(
    join(root, 'content/pages.yaml'),
    `pages:\n${pages.map((pathname) => `  - { pathname: ${pathname}, title: Page }\n`).join('')}`,
  );
  for (const pathname of pages) {
    const folder = join(root, 'content', pathname);
    mkdirSync(folder, { recursive: true });
    const text = `# Page ${pathname}\n\n<p class="description">Fold.</p>\n\n{{"demo": "Good.tsx"}}\n`;
    writeFileSync(join(folder, `${pathname.split('/').at(-1)}.md`), text);
    writeFileSync(join(folder, 'Good.tsx'), good);
  }
  writeFileSync(
    join(root, 'templates/index.ts'),
    "export const renderPage = (view: { head: { scripts: string[] } }) => '<p>' + view.head.scripts.join() + '</p>';\n",
  );
  const link = join(workspace, 'a link');
  symlinkSync(root, link);
  rmSync(join(root, 'content/guide'), { recursive: true });
  const run = await runCli(['build', '--root', link, '--out', join(workspace, 'linked'), '--quiet']);
  expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
  const built = readFolder(join(workspace, 'linked'));
  const scripts = pages.map((pathname) => built.get(`${pathname.slice(1)}/index.html`) ?? '');
  for (const script of scripts) expect(script).toMatch(/^<p>\/assets\/page-[\w-]+\.js<\/p>$/);
  expect(new Set(scripts).size).toBe(2);
});
