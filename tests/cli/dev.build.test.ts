import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { DevUpdate } from '../../renderer/view/dev.ts';
import { type DevSite, startDev, updates } from '../support/dev-site.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = temporaryFolder();
let site: DevSite;
let events: AsyncGenerator<DevUpdate>;

const guide = 'content/start/start.md';
const get = async (path: string) => {
  const response = await fetch(site.origin + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** The next matching update. Updates for files written at the same time may come before. */
async function next(isMeant: (update: DevUpdate) => boolean): Promise<DevUpdate> {
  for (;;) {
    const { value } = await events.next();
    if (value === undefined) throw new Error('The events have ended');
    if (isMeant(value)) return value;
  }
}

beforeAll(async () => {
  site = await startDev(root);
  expect((await get('/start/')).status).toBe(200);
  events = updates(site.origin, '/start/');
  await next(({ findings }) => findings.length === 0);
});

afterAll(() => site.stop());

test('a page has the headers that a host sends, and its demos as code alone', async () => {
  const { text, headers } = await get('/start/');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(text).toContain('data-demo="start/Sheet"');
  expect(text).not.toContain('demo-picture');
  const [, script = ''] = /src="(\/assets\/page[^"]+)"/.exec(text) ?? [];
  expect((await get(script)).status).toBe(200);
  expect((await get('/nowhere/')).status).toBe(404);
});

test('a file is served when it lies in the site, not when a link leads out of it', async () => {
  const pictures = join(root, 'content/public');
  const outside = temporaryFolder();
  mkdirSync(pictures, { recursive: true });
  mkdirSync(join(root, 'shared'));
  writeFileSync(join(root, 'shared/fold.txt'), 'fold');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  symlinkSync(join(root, 'shared/fold.txt'), join(pictures, 'fold.txt'));
  symlinkSync(join(outside, 'secret.txt'), join(pictures, 'secret.txt'));
  symlinkSync(outside, join(pictures, 'elsewhere'));
  expect(await get('/fold.txt')).toMatchObject({ status: 200, text: 'fold' });
  expect((await get('/secret.txt')).status).toBe(404);
  expect((await get('/elsewhere/secret.txt')).status).toBe(404);
});

test('an edit of the text sends the text alone', async () => {
  site.edit(guide, (text) => text.replace('Any sheet will do.', 'Any **white** sheet will do.'));
  const update = await next(({ html }) => html !== null);
  expect(update).toMatchObject({ reload: false, styles: [], demos: null, findings: [] });
  expect(update.html).toContain('<strong>white</strong>');
});

test('an edit of a demo, or of a file it imports, mounts that demo alone', async () => {
  site.edit('content/start/Pile.tsx', (text) => text.replace('Pile:', 'Stack:'));
  const own = await next(({ demos }) => demos !== null);
  expect(own).toMatchObject({ reload: false, demos: { ids: ['start/Pile'] } });
  expect((await get(own.demos?.loaded ?? '')).status).toBe(200);
  expect(own.demos?.loaded).not.toBe(own.demos?.load);
  expect((await get(own.demos?.load ?? '')).status).toBe(200);
  site.edit('content/start/word.ts', () => "export const word = 'Leaves';\n");
  expect((await next(({ demos }) => demos !== null)).demos?.ids).toEqual(['start/Sheet']);
});

test('an edit of a style sheet replaces it', async () => {
  site.edit('content/start/pile.css', () => '.pile { color: rgb(200 0 0); }\n');
  const { styles, reload } = await next((update) => update.styles.length > 0);
  expect(reload).toBe(false);
  const texts = await Promise.all(styles.map(async (url) => (await get(url)).text));
  expect(texts.join('')).toContain('200 0 0');
});

test('a broken demo is a finding with its place, and goes when it is fixed', async () => {
  site.edit('content/start/Pile.tsx', (text) => text.replace('useState(10)', 'useState(10'));
  const { findings } = await next((update) => update.findings.length > 0);
  expect(findings).toMatchObject([{ severity: 'error', code: 'demo/build-failed' }]);
  expect(findings[0]?.place).toMatch(/^content\/start\/Pile\.tsx:\d+:\d+$/);
  // Another channel, which may be slower.
  await vi.waitFor(() => expect(site.output()).toContain('demo/build-failed'));
  site.edit('content/start/Pile.tsx', (text) => text.replace('useState(10', 'useState(10)'));
  await next((update) => update.findings.length === 0);
});

test('a broken site.yaml leaves the site as it was', async () => {
  site.edit('content/site.yaml', (text) => `${text}nmae: Paper\n`);
  const { findings } = await next((update) => update.findings.length > 0);
  expect(findings[0]?.place).toMatch(/^content\/site\.yaml:/);
  expect((await get('/fold/')).status).toBe(200);
  site.edit('content/site.yaml', (text) =>
    text.replace('nmae: Paper\n', '').replace('name: Paper Kit', 'name: Paper Box'),
  );
  expect((await next(({ html }) => html?.includes('Paper Box') === true)).findings).toEqual([]);
});

test('page tree and translations are followed', async () => {
  site.edit('content/pages.yaml', (text) => text.replace('title: Fold', 'title: Crease'));
  await next(({ html }) => html?.includes('Crease') === true);
  site.edit('content/pages.yaml', (text) => text.replace('title: Crease', 'title: Fold'));
  site.edit('content/translations/en.json', () => '{ "contents.title": "What is here" }');
  await next(({ html }) => html?.includes('What is here') === true);
});

test('search knows all pages, those that nobody has opened included, and their edits', async () => {
  const wordsFound = async () => {
    const manifest = JSON.parse((await get('/search/en.json')).text);
    const index = await get(manifest.products[0].shard);
    expect(index.status).toBe(200);
    return index.text;
  };
  expect((await get('/start/')).text).toContain('/search/en.json');
  expect(await wordsFound()).toContain('"title":"Fold"');
  site.edit('content/fold/fold.md', (text) => `${text}\n## Press the crease\n\nWith a thumb.\n`);
  await expect.poll(wordsFound, { timeout: 20_000 }).toContain('Press the crease');
});

test('a folder that is renamed and a page that is deleted do not end it', async () => {
  renameSync(join(root, 'content/start'), join(root, 'content/begin'));
  expect((await next((update) => update.findings.length > 0)).findings.map(({ code }) => code)).toContain(
    'page/missing-source',
  );
  expect((await get('/start/')).status).toBe(404);
  renameSync(join(root, 'content/begin'), join(root, 'content/start'));
  await next((update) => update.findings.every(({ code }) => code !== 'page/missing-source'));
  site.remove('content/fold');
  await next((update) => update.findings.some(({ code }) => code === 'page/missing-source'));
  expect((await get('/fold/')).status).toBe(404);
  expect(site.isRunning()).toBe(true);
});

test('what all pages share follows the files it is made of, wherever these lie, and a mistake in between', async () => {
  const other = temporaryFolder();
  const sign = 'content/signs/Sign.tsx';
  const text = "export const text = 'Mind the crane';\n";
  const started = await startDev(other, {
    changed: {
      'content/site.yaml': `name: Paper Kit\ndefaultProduct: paper\nproducts:\n  - { id: paper, name: Paper }\ncomponents:\n  Sign: ${sign}\n`,
      [sign]:
        "import { text } from '../words/text';\n\nexport default function Sign() {\n  return <p>{text}</p>;\n}\n",
      'content/words/text.ts': text,
      'content/fold/fold.md':
        '# Fold\n\n<p class="description">Fold it once.</p>\n\n{{"component": "Sign"}}\n',
    },
  });
  onTestFinished(async () => void (await started.stop()));
  const shown = updates(started.origin, '/fold/');
  await fetch(`${started.origin}/fold/`);
  await shown.next();
  /** The next update that shows something: a slow watcher reports one save twice. */
  const after = async (edited: string, change: (before: string) => string) => {
    started.edit(edited, change);
    for (;;) {
      const { value } = await shown.next();
      if (value === undefined || value.reload || value.html !== null || value.findings.length > 0)
        return value;
    }
  };
  expect((await after('content/words/text.ts', () => text.replace('Mind', 'Praise')))?.html).toContain(
    'Praise the crane',
  );
  expect((await after('content/words/text.ts', () => 'export const text = ;\n'))?.findings).not.toEqual([]);
  const fixed = await after('content/words/text.ts', () => text.replace('Mind', 'Fold'));
  expect(fixed).toMatchObject({ reload: true, findings: [] });
  expect(await (await fetch(`${started.origin}/fold/`)).text()).toContain('Fold the crane');
  expect((await after(sign, (code) => code.replaceAll('p>', 'strong>')))?.html).toContain('<strong>Fold');
});

test('a port that is taken is said, and the next one used', async () => {
  const port = Number(new URL(site.origin).port);
  const second = await startDev(temporaryFolder(), { port });
  expect(second.output()).toContain(`Port ${port} is taken.`);
  expect(Number(new URL(second.origin).port)).toBeGreaterThan(port);
  expect(await second.stop()).toBe(143);
});

test('a start shows files as they are, whatever a former one has bundled', async () => {
  const other = temporaryFolder();
  const moduleText = async (changed: Record<string, string> = {}) => {
    const started = await startDev(other, { changed });
    const page = await (await fetch(`${started.origin}/start/`)).text();
    const [, script = ''] = /src="(\/assets\/page[^"]+)"/.exec(page) ?? [];
    const entry = await (await fetch(started.origin + script)).text();
    const [demos = ''] = /\/assets\/demos-start[^"']+\.js/.exec(entry) ?? [];
    const text = await (await fetch(started.origin + demos)).text();
    await started.stop();
    return text;
  };
  const first = await moduleText();
  expect(first).toContain('Sheets');
  expect(await moduleText()).toBe(first);
  const edited = await moduleText({ 'content/start/word.ts': "export const word = 'Leaves';\n" });
  expect(edited).toContain('Leaves');
  expect(edited).not.toContain('Sheets');
});
