import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsSchema } from '../../cli/schemas/finding-schema.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { runCli } from '../support/run-cli.ts';

const root = layeredSite(join(temporaryFolder(), 'site'));
const guide = join(root, 'content/guide/guide.md');

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

write(
  'content/site.yaml',
  [
    'name: Paper Kit',
    'languages: [en, fr]',
    'defaultProduct: paper',
    'products: [{ id: paper, name: Paper }]',
    'terms: { Paper Kit: [PaperKit] }',
    'redirects:',
    '  - { from: /begin, to: /start }',
    '  - { from: /start, to: /guide }',
    '',
  ].join('\n'),
);
write(
  'content/guide/guide.md',
  [
    '---',
    'titel: Guide',
    '---',
    '',
    '# Guide',
    '',
    '<p class="description">How to begin.</p>',
    '',
    '#### Fold',
    '',
    'PaperKit [begins](/start/#fold) here, and [nowhere](/none/).',
    '',
    '```TSX',
    '<Fold />',
    '```',
    '',
    '```ts',
    "['fold', 'cut'].join(' and '); // → fold or cut",
    '```',
    '',
  ].join('\r\n'),
);
const outside = join(root, '../outside.md');
writeFileSync(outside, '```TSX\n```\n');
chmodSync(guide, 0o640);

const check = (...more: string[]) => runCli(['check', '--root', root, '--quiet', ...more]);

test('what can be put right in one way is, and the rest is told', async () => {
  const { code, stdout, stderr } = await check('--fix', '--format', 'json');
  expect(code).toBe(1);
  const left = findingsSchema.parse(JSON.parse(stdout));
  expect(left.map((each) => each.code)).toEqual(['link/unknown-page']);
  expect(stderr.split('\n')).toEqual([
    'fixed frontmatter/unknown-key content/guide/guide.md:2:1 titel → title',
    'fixed heading/skipped-level content/guide/guide.md:9:1 #### → ##',
    'fixed text/term content/guide/guide.md:11:1 PaperKit → Paper Kit',
    'fixed link/redirected content/guide/guide.md:11:19 /start/ → /guide/',
    'fixed code/language-case content/guide/guide.md:13:4 TSX → tsx',
    'fixed code/wrong-result content/guide/guide.md:18:37 fold or cut → fold and cut',
    'fixed redirect/chain content/site.yaml:7:25 /start → /guide',
    '',
  ]);
  expect(readFileSync(guide, 'utf8').split('\r\n').slice(8, 13)).toEqual([
    '## Fold',
    '',
    'Paper Kit [begins](/guide/#fold) here, and [nowhere](/none/).',
    '',
    '```tsx',
  ]);
  expect(statSync(guide).mode & 0o777).toBe(0o640);
  expect(readdirSync(dirname(guide))).toEqual(['guide.md']);
});

test('then there is nothing to fix, and nothing changes', async () => {
  const files = () => [...readFolder(root)].filter(([file]) => !file.startsWith('node_modules/'));
  const before = files();
  const { stdout, stderr } = await check('--fix');
  expect(stdout.match(/^(?:error|warning).*/gm)).toEqual([
    'error link/unknown-page No page has the path /none.',
  ]);
  expect(stderr).toBe('');
  expect(files()).toEqual(before);
});

test('a choice of rules or files decides what is fixed', async () => {
  write(
    'content/guide/guide.md',
    '# Guide\n\n<p class="description">Fold.</p>\n\nPaperKit.\n\n```TSX\n```\n',
  );
  expect((await check('--fix', '--rule', 'text')).stderr).toMatch(/^fixed text\/term .*\n$/);
  expect((await check('--fix', '--only', 'content/site.yaml')).stderr).toBe('');
  expect(readFileSync(guide, 'utf8')).toContain('```TSX');
});

test('a link out of the site is not followed', async () => {
  write('content/pages.yaml', 'pages:\n  - pathname: /guide\n  - pathname: /other\n');
  mkdirSync(join(root, 'content/other'));
  symlinkSync(outside, join(root, 'content/other/other.md'));
  const { stdout, stderr } = await check('--fix', '--rule', 'code');
  expect(stdout).toContain('code/language-case');
  expect(stderr).not.toContain('content/other');
  expect(readFileSync(outside, 'utf8')).toBe('```TSX\n```\n');
});
