import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { buildServiceSite, type Collector, startCollector } from '../support/service-site.ts';
import { settled } from './visit.ts';

const workspace = temporaryFolder();
const browser = await sharedChromium();
let collector: Collector;
let served: ServedSite;

beforeAll(async () => {
  collector = await startCollector();
  const out = await buildServiceSite(
    workspace,
    `analytics: { measurementId: G-1, script: '${collector.origin}/gtag.js', collectors: ['${collector.origin}'] }
iconFonts: { stylesheet: '${collector.origin}/icons.css', onPaths: [{ contains: onepirate, stylesheets: ['${collector.origin}/sea.css', '${collector.origin}/ship.css'] }] }
`,
  );
  served = await serveSite(out);
});

afterAll(async () => {
  served?.close();
  collector?.close();
});

const contexts: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  collector.received.length = 0;
});

interface Reader {
  readonly userAgent?: string;
  readonly colorScheme?: 'dark' | 'light';
  /** Result of every call of Math.random. */
  readonly random?: number;
}

async function open(path: string, { random = 0.5, ...options }: Reader = {}): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  await context.addInitScript((value) => {
    Math.random = () => value;
  }, random);
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await page.goto(served.origin + path);
  await page.waitForLoadState('load');
  expect(violations).toEqual([]);
  return page;
}

/** What the page passes to the provider's script. */
interface Provider {
  readonly dataLayer?: readonly ArrayLike<unknown>[];
  readonly gtag?: unknown;
}

type Command = readonly [string, string, Readonly<Record<string, unknown>>];

/** Commands waiting for the provider's script. */
const commands = (page: Page): Promise<Command[]> =>
  page.evaluate(() =>
    ((globalThis as Provider).dataLayer ?? []).map((command) => Array.from(command) as unknown as Command),
  );

const events = async (page: Page, name: string) =>
  (await commands(page)).flatMap(([kind, event, values]) =>
    kind === 'event' && event === name ? [values] : [],
  );

const userProperties = async (page: Page) =>
  (await commands(page)).flatMap(([kind, name, values]) =>
    kind === 'set' && name === 'user_properties' ? [values] : [],
  );

/** Simulates a change of page: another address, title and main region, then the event. */
const changePage = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const html = await (await fetch(to)).text();
    const next = new DOMParser().parseFromString(html, 'text/html');
    history.pushState(null, '', to);
    document.title = next.title;
    const canonical = 'link[rel="canonical"]';
    document.querySelector(canonical)?.replaceWith(next.querySelector(canonical) ?? '');
    document.querySelector('main')?.replaceWith(next.querySelector('main') ?? '');
    document.dispatchEvent(new CustomEvent('docs:page'));
  }, path);

describe('analytics', () => {
  test('the script of the provider is asked for once, with the measurement id', async () => {
    const page = await open('/kit/start/');
    await expect
      .poll(() => collector.received.map(({ url }) => url).filter((url) => url.startsWith('/gtag')))
      .toEqual(['/gtag.js?id=G-1']);
    expect((await commands(page)).filter(([kind]) => kind === 'config')).toEqual([
      ['config', 'G-1', { send_page_view: false }],
    ]);
  });

  test('the policy lets it send its commands to its collector', async () => {
    await open('/kit/fold/');
    const collected = () =>
      collector.received.filter(({ url }) => url === '/collect').map(({ body }) => JSON.parse(body)[1]);
    await expect.poll(collected).toContain('page_view');
  });

  test('commands are `arguments` objects, which the provider distinguishes from arrays', async () => {
    const page = await open('/kit/start/');
    const kinds = () =>
      page.evaluate(() => [
        ...new Set(
          (globalThis as Provider).dataLayer?.map((command) => Object.prototype.toString.call(command)),
        ),
      ]);
    expect(await kinds()).toEqual(['[object Arguments]']);
  });

  test('section 7: page_view with title, canonical location, product and category, on each page change', async () => {
    const page = await open('/kit/start/?from=elsewhere#take-a-sheet');
    await changePage(page, '/kit/ink/playground/');
    await expect
      .poll(() => events(page, 'page_view'))
      .toEqual([
        {
          page_title: 'Start - Paper',
          page_location: 'https://paper.example/kit/start/',
          productId: 'paper',
          productCategoryId: 'stationery',
        },
        {
          page_title: 'Playground - Ink',
          page_location: 'https://paper.example/kit/ink/playground/',
          productId: 'ink',
          productCategoryId: 'liquids',
        },
      ]);
  });

  test('section 7: page_view waits for a delay of zero', async () => {
    const page = await open('/kit/start/');
    await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
    const counts = await page.evaluate(async () => {
      const views = () =>
        (globalThis as Provider).dataLayer?.filter((command) => command[1] === 'page_view').length;
      const before = views();
      document.dispatchEvent(new CustomEvent('docs:page'));
      const during = views();
      await new Promise((resolve) => setTimeout(resolve, 0));
      return [before, during, views()];
    });
    expect(counts).toEqual([1, 1, 2]);
  });

  test('section 7: user properties, at first and when they change', async () => {
    const page = await open('/kit/start/', { colorScheme: 'dark' });
    const first = {
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1,
      colorSchemeOS: 'dark',
      colorScheme: 'dark',
      codeStylingVariant: 'MUI System',
    };
    expect(await userProperties(page)).toEqual([first]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect
      .poll(async () => (await userProperties(page)).at(-1))
      .toEqual({ ...first, colorSchemeOS: 'light', colorScheme: 'light' });
    await page.getByRole('button', { name: 'JS', exact: true }).click();
    await expect.poll(async () => (await userProperties(page)).at(-1)?.codeVariant).toBe('JS');
    // As another tab does.
    await page.evaluate(() =>
      new BroadcastChannel('docs:preferences').postMessage({ codeStyling: 'Tailwind' }),
    );
    await expect.poll(async () => (await userProperties(page)).at(-1)?.codeStylingVariant).toBe('Tailwind');
    const count = (await userProperties(page)).length;
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('docs:preferences')));
    expect(await userProperties(page)).toHaveLength(count);
  });

  test('section 7: clicks on marked elements, also on what is in them', async () => {
    const page = await open('/kit/start/');
    await page.locator('[data-tool="copy"] svg').click();
    await page.getByRole('button', { name: 'Yes, it was helpful' }).click();
    await page.locator('h1').click();
    expect(await events(page, 'copy')).toEqual([{ event_category: 'demo', event_label: '/kit/start' }]);
    expect(await events(page, 'vote')).toEqual([{ event_category: 'feedback', event_label: 'up' }]);
    expect((await commands(page)).filter(([kind]) => kind === 'event')).toHaveLength(3);
  });

  test.each([
    [0.1, 0.09, 1],
    [0.1, 0.1, 0],
    [1, 0.99, 1],
    [0, 0, 0],
  ])(
    'section 7: of clicks with a split of %d, that of chance %d is sent %d times',
    async (split, random, sent) => {
      const page = await open('/kit/fold/', { random });
      await page.evaluate((value) => {
        const button = document.createElement('button');
        button.textContent = 'Fold';
        Object.assign(button.dataset, {
          gaEventCategory: 'paper',
          gaEventAction: 'fold',
          gaEventSplit: value,
        });
        document.querySelector('main')?.append(button);
      }, String(split));
      await page.getByRole('button', { name: 'Fold' }).click();
      expect(await events(page, 'fold')).toHaveLength(sent);
    },
  );

  test('versions and search are marked', async () => {
    const page = await open('/kit/start/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.locator('.version summary, summary.version').first().click();
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.getByRole('link', { name: 'v0' }).click();
    expect(await events(page, 'open')).toEqual([
      { event_category: 'search', event_label: '/kit/start' },
      { event_category: 'version', event_label: 'v0' },
    ]);
  });
});

const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];

const measured = async (page: Page) =>
  (await commands(page)).filter(([kind, name]) => kind === 'event' && names.includes(name));

describe('web vitals', () => {
  test('section 7: events with value, label, value, delta and id for the sample', async () => {
    const page = await open('/kit/start/', { random: 0.00009 });
    // A click ends the search for the largest paint.
    await expect.poll(async () => (await measured(page)).map(([, name]) => name)).toContain('FCP');
    await page.getByRole('button', { name: 'Sheets: 1' }).click();
    await page.evaluate(() => {
      performance.measure('docs:fold');
      performance.measure('another library');
    });
    // Leaving the page makes all values final.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect
      .poll(async () => [...new Set((await measured(page)).map(([, name]) => name))].sort())
      .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    for (const [, , values] of await measured(page)) {
      expect(Object.keys(values)).toEqual([
        'value',
        'metric_label',
        'metric_value',
        'metric_delta',
        'metric_id',
      ]);
      expect(values.metric_label).toBe('Web Vitals');
      expect(values.value).toBe(values.metric_delta);
      expect(typeof values.metric_value).toBe('number');
      expect(values.metric_id).toMatch(/^v\d-/);
    }
    await expect.poll(() => events(page, 'fold')).toMatchObject([{ metric_label: 'custom metric' }]);
    expect(await events(page, 'another library')).toEqual([]);
  });

  test('section 9: a visit is in the sample with a chance of 0.01 percent, decided once', async () => {
    const page = await open('/kit/start/', { random: 0.0001 });
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js'))
          .sort(),
      );
    await page.waitForLoadState('networkidle');
    const first = await scripts();
    await page.context().addInitScript(() => {
      Math.random = () => 0;
    });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await measured(page)).toEqual([]);
    expect(await scripts()).toEqual(first);
  });

  test('a bot does not count as a visitor', async () => {
    const page = await open('/kit/start/', { random: 0, userAgent: 'Mozilla/5.0 (compatible; Somebot/2.1)' });
    await page.waitForLoadState('networkidle');
    await settled(page);
    expect(await measured(page)).toEqual([]);
  });
});

describe('icon fonts', () => {
  const sheets = () =>
    collector.received
      .map(({ url }) => url)
      .filter((url) => url.endsWith('.css'))
      .sort();

  test('section 7: the style sheet is loaded once, two more on paths with onepirate alone', async () => {
    const page = await open('/kit/start/');
    await expect.poll(sheets).toEqual(['/icons.css']);
    await changePage(page, '/kit/fold/');
    await changePage(page, '/kit/onepirate/');
    await expect.poll(sheets).toEqual(['/icons.css', '/sea.css', '/ship.css']);
    await changePage(page, '/kit/start/');
    await changePage(page, '/kit/onepirate/');
    await page.waitForLoadState('networkidle');
    await settled(page);
    expect(sheets()).toEqual(['/icons.css', '/sea.css', '/ship.css']);
  });

  test('without a script the page links them', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(`${served.origin}/kit/onepirate/`);
    expect(sheets()).toEqual(['/icons.css', '/sea.css', '/ship.css']);
  });
});

describe('a default build', () => {
  const real = inject('origin');

  test.each([
    '/x/introduction/installation/',
    '/x/react-data-grid/sorting/',
    '/x/react-charts/bars/',
    '/x/react-date-pickers/date-picker/',
    '/nowhere/',
  ])('%s asks nothing of any other served.origin, and its policy allows none', async (path) => {
    const context = await browser.newContext();
    contexts.push(context);
    const page = await context.newPage();
    const elsewhere: string[] = [];
    let own = 0;
    page.on('request', (request) => {
      const { origin: of, protocol } = new URL(request.url());
      if (of === real) own += 1;
      else if (protocol !== 'data:' && protocol !== 'blob:') elsewhere.push(request.url());
    });
    const response = await page.goto(real + path);
    await page.mouse.wheel(0, 4000);
    const vote = page.getByRole('button', { name: 'Yes, it was helpful' });
    if ((await vote.count()) > 0) await vote.click();
    await page.waitForLoadState('networkidle');
    expect(own).toBeGreaterThan(3);
    expect(elsewhere).toEqual([]);
    const policy = (await response?.allHeaders())?.['content-security-policy'] ?? '';
    const directives = policy.split('; ').filter((directive) => !directive.startsWith('form-action'));
    expect(directives.length).toBeGreaterThan(5);
    expect(directives.join('; ')).not.toMatch(/https?:|\*/);
    expect(
      await page.evaluate(() => [typeof (globalThis as Provider).gtag, navigator.serviceWorker.controller]),
    ).toEqual(['undefined', null]);
  });
});
