import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gate } from '../support/gate.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { buildServiceSite, type Collector, startCollector } from '../support/service-site.ts';
import { type Reader, settled, visit } from './visit.ts';

const workspace = temporaryFolder();
const browser = await sharedChromium();
let collector: Collector;
let served: ServedSite;

beforeAll(async () => {
  collector = await startCollector();
  const out = await buildServiceSite(workspace, `feedback: { endpoint: '${collector.origin}/feedback' }\n`);
  served = await serveSite(out);
});

afterAll(async () => {
  served?.close();
  collector?.close();
});

afterEach(() => {
  collector.received.length = 0;
  collector.status = 200;
});

const up = (page: Page) => page.getByRole('button', { name: 'Yes, it was helpful' });
const down = (page: Page) => page.getByRole('button', { name: 'No, it was not helpful' });
const comment = (page: Page) => page.getByLabel('What should stay, or change?');
const note = (page: Page) => page.locator('.feedback [role="status"]').textContent();
const pressed = (page: Page) =>
  page.locator('[data-vote]').evaluateAll((votes) => votes.map((vote) => vote.getAttribute('aria-pressed')));
const posts = () => collector.received.map(({ method, url, body }) => [method, url, JSON.parse(body)]);

const vote = { page: '/kit/start', language: 'en', comment: null, section: null };

describe('feedback to an endpoint', () => {
  test('a vote is sent at once, as JSON, announced, and shown on the next visit of this page alone', async () => {
    const { page, problems, close } = await visit(browser, `${served.origin}/kit/start/`);
    const loaded = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /chunk/.test(name)).length,
      );
    const before = await loaded();
    expect(await pressed(page)).toEqual(['false', 'false']);
    await up(page).click();
    await expect.poll(() => note(page)).toBe('Thank you for the vote.');
    expect(await loaded()).toBeGreaterThan(before);
    expect(posts()).toEqual([['POST', '/feedback', { ...vote, rating: 'up' }]]);
    await page.reload();
    await expect.poll(() => pressed(page)).toEqual(['true', 'false']);
    // The same answer again sends nothing; the other one does.
    await up(page).click();
    await comment(page).waitFor();
    await down(page).click();
    await expect.poll(() => pressed(page)).toEqual(['false', 'true']);
    await expect.poll(posts).toHaveLength(2);
    expect(posts()[1]?.[2]).toEqual({ ...vote, rating: 'down' });
    await page.goto(`${served.origin}/kit/fold/`);
    await settled(page);
    expect(await pressed(page)).toEqual(['false', 'false']);
    expect(problems).toEqual([]);
    await close();
  });

  test('of two votes sent before the first is answered, the second is remembered and thanked for', async () => {
    const { page, problems, close } = await visit(browser, `${served.origin}/kit/start/`);
    const answers = { up: gate(), down: gate() };
    await page.route(`${collector.origin}/feedback`, async (route) => {
      if (route.request().method() === 'POST') {
        const { rating } = route.request().postDataJSON() as { rating: 'up' | 'down' };
        await answers[rating].opened;
      }
      await route.continue();
    });
    await up(page).click();
    await expect.poll(() => pressed(page)).toEqual(['true', 'false']);
    await down(page).click();
    await expect.poll(() => pressed(page)).toEqual(['false', 'true']);
    answers.down.open();
    await expect.poll(() => note(page)).toBe('Thank you for the vote.');
    const answer = page.waitForResponse((response) => response.request().postDataJSON()?.rating === 'up');
    collector.status = 503;
    answers.up.open();
    await (await answer).finished();
    await settled(page);
    expect(await note(page)).toBe('Thank you for the vote.');
    await page.reload();
    await expect.poll(() => pressed(page)).toEqual(['false', 'true']);
    expect(problems.filter((problem) => !problem.includes('503'))).toEqual([]);
    await close();
  });

  test('the vote is a cookie of the page, for a year', async () => {
    const { page, close } = await visit(browser, `${served.origin}/kit/start/`);
    await down(page).click();
    await expect.poll(() => note(page)).not.toBe('');
    await expect.poll(() => page.context().cookies()).toHaveLength(1);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({
      name: 'feedback',
      value: 'down:%2Fkit%2Fstart',
      path: '/kit/start/',
      sameSite: 'Lax',
    });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await close();
  });

  test('a comment follows the vote, on a section too; by the keyboard alone', async () => {
    const { page, problems, close } = await visit(browser, `${served.origin}/kit/start/`);
    await down(page).focus();
    await page.keyboard.press('Enter');
    await comment(page).waitFor();
    await expect.poll(posts).toHaveLength(1);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Which side is the back?');
    await page.keyboard.press('Tab');
    expect(await page.getByLabel('About').locator('option').allTextContents()).toEqual([
      'The whole page',
      'Take a sheet',
      'Turn it over',
    ]);
    // Not its first letters: a second between two of them would begin a new word.
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => note(page)).toBe('Thank you, the comment has arrived.');
    expect(posts().at(-1)?.[2]).toEqual({
      ...vote,
      rating: 'down',
      comment: 'Which side is the back?',
      section: 'turn-it-over',
    });
    expect(await comment(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-vote'))).toBe('down');
    expect(problems).toEqual([]);
    await close();
  });

  test('a failure is said kindly, nothing is lost, and it can be sent again', async () => {
    const { page, close } = await visit(browser, `${served.origin}/kit/start/`);
    collector.status = 503;
    await up(page).click();
    await expect.poll(() => note(page)).toContain('could not be sent');
    expect(await page.context().cookies()).toEqual([]);
    await comment(page).fill('Very clear.');
    await page.getByRole('button', { name: 'Send the comment' }).click();
    await expect.poll(() => collector.received.length).toBe(2);
    await settled(page);
    expect(await comment(page).inputValue()).toBe('Very clear.');
    expect(await note(page)).toContain('could not be sent');
    collector.status = 200;
    await page.getByRole('button', { name: 'Send the comment' }).click();
    await expect.poll(() => note(page)).toBe('Thank you, the comment has arrived.');
    expect(posts().at(-1)?.[2]).toEqual({ ...vote, rating: 'up', comment: 'Very clear.' });
    await expect.poll(() => page.context().cookies()).toHaveLength(1);
    await close();
  });

  test('after a page change without a reload it is about the new page', async () => {
    const { page, close } = await visit(browser, `${served.origin}/kit/fold/`);
    await up(page).click();
    await expect.poll(() => note(page)).not.toBe('');
    await page.evaluate(async () => {
      const html = await (await fetch('/kit/start/')).text();
      const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
      history.pushState(null, '', '/kit/start/');
      document.querySelector('main')?.replaceWith(main ?? '');
      document.dispatchEvent(new CustomEvent('docs:page'));
    });
    expect(await pressed(page)).toEqual(['false', 'false']);
    await down(page).click();
    await expect.poll(() => posts().at(-1)?.[2]).toEqual({ ...vote, rating: 'down' });
    await close();
  });
});

describe('feedback without an endpoint', () => {
  const real = inject('origin');
  const path = '/x/react-data-grid/sorting/';

  test('the comment goes into a prefilled issue, and nothing is sent', async () => {
    const { page, problems, close } = await visit(browser, real + path);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await down(page).click();
    await expect.poll(() => note(page)).toBe('Thank you for the vote.');
    await comment(page).fill('Say more & show less');
    await page.getByLabel('About').selectOption({ index: 1 });
    const href = await page.getByRole('link', { name: 'Continue on the issue tracker' }).getAttribute('href');
    const issue = new URL(href ?? '');
    expect(issue.origin + issue.pathname).toBe('https://github.com/mui/mui-x/issues/new');
    expect(issue.searchParams.get('title')).toBe('[docs] Sorting');
    const section = await page.getByLabel('About').inputValue();
    expect(section).not.toBe('');
    expect(issue.searchParams.get('body')).toBe(
      `https://mui.com${path}#${section}\n\n👎\n\nSay more & show less`,
    );
    await page.reload();
    await expect.poll(() => pressed(page)).toEqual(['false', 'true']);
    expect(sent).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('without a script there is the link to the issues alone', async () => {
    const { page, close } = await visit(browser, real + path, { javaScriptEnabled: false });
    expect(await up(page).isVisible()).toBe(false);
    const link = page.getByRole('link', { name: 'Suggest a change to this page' });
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toMatch(
      /^https:\/\/github\.com\/mui\/mui-x\/issues\/new\?title=/,
    );
    await close();
  });

  const readers: readonly (readonly [string, Reader])[] = [
    ['on a phone', { viewport: { width: 390, height: 800 } }],
    [
      'on a phone, right to left',
      { viewport: { width: 390, height: 800 }, storage: { 'mui-direction': 'rtl' } },
    ],
    ['in the dark', { colorScheme: 'dark' }],
  ];

  test.each(readers)('open, it is whole and accessible %s', async (_, reader) => {
    const { page, close } = await visit(browser, real + path, reader);
    await up(page).click();
    await expect.poll(() => note(page)).not.toBe('');
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      return (await run('.feedback')).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    });
    expect(violations).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    await close();
  });
});

describe('feedback where cookies are forbidden', () => {
  test('the vote is sent, and lasts as long as the page', async () => {
    const context: BrowserContext = await browser.newContext();
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${served.origin}/kit/start/`);
    await up(page).click();
    await expect.poll(() => note(page)).toBe('Thank you for the vote.');
    expect(await pressed(page)).toEqual(['true', 'false']);
    expect(errors).toEqual([]);
    await context.close();
  });
});
