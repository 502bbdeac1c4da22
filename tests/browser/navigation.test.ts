import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { gate } from '../support/gate.ts';
import { fontsInTime } from './fonts-in-time.ts';
import { arrived, layoutShifts, type Reader, settled, type Visit, visit, wakeDemos } from './visit.ts';

const origin = inject('origin');
const text = '/x/introduction/support/';
const home = '/x/introduction/';
const grid = '/x/react-data-grid/';
const charts = '/x/react-charts/';
const sorting = '/x/react-data-grid/sorting/';

const browser = await sharedChromium();

/** Opens a page and marks its document: a full load would lose the mark. */
async function open(path: string, reader: Reader = {}) {
  return marked(await visit(browser, origin + path, reader));
}

/** The same, in the fonts of the site: in another font a paragraph may have another number of lines. */
async function openInFonts(path: string) {
  const opened = await visit(browser, 'about:blank', { storage: { fonts: 'kept' } });
  await fontsInTime(opened.page);
  await opened.page.goto(origin + path);
  return marked(opened);
}

async function marked(opened: Visit) {
  const { page } = opened;
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  return { ...opened, isSame: () => page.evaluate(() => 'marked' in globalThis) };
}

const link = (page: Page, path: string) => page.locator(`.sidebar a[href="${path}"]`).first();

async function follow(page: Page, path: string) {
  await link(page, path).click();
  await arrived(page, path);
}

/** Follows a link by script: a reader's click would excuse layout shifts. */
async function followByScript(page: Page, path: string) {
  await link(page, path).evaluate((each: HTMLElement) => each.click());
  await arrived(page, path);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? '');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Requests for the page at `path` that were made by scripts. */
function fetchesOf(page: Page, path: string): string[] {
  const fetches: string[] = [];
  page.on('request', (request) => {
    if (request.url() === origin + path && request.resourceType() === 'fetch') fetches.push(request.url());
  });
  return fetches;
}

describe('a change of page', () => {
  test('shows the next page in the same document, with the focus on its heading and its title said', async () => {
    const { page, problems, isSame, close } = await open(text);
    await page.evaluate(() => scrollTo(0, 300));
    await follow(page, grid);
    expect(await isSame()).toBe(true);
    expect(await page.title()).toBe('Data Grid - MUI X');
    expect(await focused(page)).toContain('<h1 tabindex="-1">Data Grid</h1>');
    expect(await scrolled(page)).toBe(0);
    await expect.poll(() => page.locator('body > [role="status"]').textContent()).toBe('Data Grid - MUI X');
    expect(problems).toEqual([]);
    await close();
  });

  test('goes through the statuses of the main region', async () => {
    const { page, close } = await open(text);
    await page.evaluate(() => {
      const statuses: string[] = [];
      Object.assign(globalThis, { statuses });
      const left = document.querySelector<HTMLElement>('main');
      const set = (value: string) => statuses.push(value);
      // A mutation observer would see only the last state.
      const watch = (main: HTMLElement) => {
        const store = main.dataset;
        Object.defineProperty(main, 'dataset', {
          value: new Proxy(store, {
            set: (target, key, value) => {
              set(`${document.title.split(' - ')[0]} ${value}`);
              return Reflect.set(target, key, value);
            },
          }),
        });
      };
      if (left) watch(left);
      document.addEventListener('docs:page', () => {
        const main = document.querySelector<HTMLElement>('main');
        set(`${document.title.split(' - ')[0]} ${main?.dataset.status}`);
        if (main) watch(main);
      });
    });
    await follow(page, grid);
    const statuses = await page.evaluate(() => (globalThis as unknown as { statuses: string[] }).statuses);
    expect(statuses).toEqual([
      'Support exiting',
      'Support exited',
      'Data Grid unmounted',
      'Data Grid entering',
      'Data Grid entered',
    ]);
    await close();
  });

  test('leaves head, frame and text as a load of the page would', async () => {
    /** Everything that comes from the server, without additions by scripts and the reader. */
    const state = (page: Page) =>
      page.evaluate(() => {
        // Where the site's own styles stand depends on the page that was loaded in full; `ofSite` has them.
        const head =
          'title,meta,link:not([rel="expect"],[rel="preload"],[data-site]),style[data-page],script[type],[data-page]';
        const ofSite = [...document.querySelectorAll<HTMLElement>('style[data-site],link[data-site]')].map(
          (each) => each.dataset.sheet ?? each.getAttribute('href'),
        );
        const all = [...document.head.querySelectorAll(head)].map((each) => each.outerHTML).sort();
        const [product, languages] = ['.product', '.languages'].map(
          (part) => document.querySelector(part)?.outerHTML,
        );
        const sidebar = document.querySelector('.sidebar .roots')?.outerHTML;
        return {
          all,
          ofSite,
          product,
          languages,
          sidebar,
          main: document.querySelector('main h1')?.textContent,
        };
      });
    const { page, close } = await open(text);
    for (const path of [charts, grid, home, text]) {
      await follow(page, path);
      const soft = await state(page);
      const fresh = await open(path);
      expect(soft).toEqual(await state(fresh.page));
      await fresh.close();
    }
    await close();
  });

  test('moves nothing, and what it brings comes alive, on the way there and back', async () => {
    const { page, problems, isSame, close } = await open(charts);
    // As in a busy browser: the first demo is live before those far below are laid out.
    const idle = await page.evaluateHandle(() => requestIdleCallback);
    await page.evaluate(() => {
      globalThis.requestIdleCallback = (run) => setTimeout(run, 1000, null);
    });
    await followByScript(page, grid);
    await page.locator('[data-demo-state="live"]').first().waitFor();
    expect(await wakeDemos(page)).toEqual([]);
    await idle.evaluate((run) => Object.assign(globalThis, { requestIdleCallback: run }));
    const first = page.locator('[data-demo="x/react-data-grid/OrdersAtAGlance"] .MuiDataGrid-row').first();
    const before = await first.textContent();
    expect(await layoutShifts(page)).toEqual([]);
    await page.getByRole('columnheader', { name: 'Customer' }).first().click();
    await expect.poll(() => first.textContent()).not.toBe(before);
    await settled(page);
    // Sorted rows move, which a browser excuses only within half a second after the click.
    await layoutShifts(page);
    // What comes must not come under the pointer, which would open parts of it.
    await page.mouse.move(0, 0);
    await page.goBack();
    await arrived(page, charts);
    expect(await wakeDemos(page)).toEqual([]);
    await page.goForward();
    await arrived(page, grid);
    expect(await wakeDemos(page)).toEqual([]);
    expect(await isSame()).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    ['many blocks', grid],
    ['less than a view of text', '/x/introduction/licensing/'],
  ])('first shows what fills the view, then all: %s', async (_, path) => {
    const { page, close } = await open(text);
    await page.evaluate(() => {
      const first = { left: 0, fills: false };
      Object.assign(globalThis, { first });
      document.addEventListener('docs:page', () => {
        requestAnimationFrame(() => {
          const blocks = [...document.querySelectorAll<HTMLElement>('.prose > *, .page-foot')];
          const left = blocks.filter(({ dataset }) => dataset.far !== undefined);
          const shown = blocks.filter(({ dataset }) => dataset.far === undefined);
          first.left = left.length;
          first.fills =
            left.length === 0 || shown.some((each) => each.getBoundingClientRect().bottom >= innerHeight);
        });
      });
    });
    await followByScript(page, path);
    const { left, fills } = await page.evaluate(
      () => (globalThis as unknown as { first: { left: number; fills: boolean } }).first,
    );
    expect(left).toBeGreaterThan(0);
    expect(fills).toBe(true);
    expect(await page.locator('[data-far]').count()).toBe(0);
    expect(await layoutShifts(page)).toEqual([]);
    await close();
  });

  test('has the whole page at once on the way back and to a section', async () => {
    const { page, close } = await open(grid);
    await page.evaluate(() => {
      Object.assign(globalThis, { left: [] });
      document.addEventListener('docs:page', () => {
        const { left } = globalThis as unknown as { left: number[] };
        left.push(document.querySelectorAll('[data-far]').length);
      });
    });
    await page.evaluate((path) => {
      const link = document.querySelector<HTMLAnchorElement>(`.sidebar a[href="${path}"]`);
      if (link === null) return;
      link.href += '#multi-sorting';
      link.click();
    }, sorting);
    await arrived(page, sorting);
    await page.goBack();
    await arrived(page, grid);
    expect(await page.evaluate(() => (globalThis as unknown as { left: number[] }).left)).toEqual([0, 0]);
    await close();
  });

  test('shows demos far below after the first frame: one by one, or all when a key is pressed', async () => {
    const { page, close } = await open(grid);
    const waiting = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('.demo')].filter((demo) => demo.style.contentVisibility)
            .length,
      );
    await page.evaluate(() => {
      Object.assign(globalThis, { requestIdleCallback: () => 0 });
    });
    await followByScript(page, sorting);
    const demos = await page.locator('.prose > .demo').count();
    expect(await waiting()).toBeGreaterThan(demos / 2);
    await page.keyboard.press('Shift');
    expect(await waiting()).toBe(0);
    await page.goto(origin + grid);
    await followByScript(page, sorting);
    await expect.poll(waiting).toBe(0);
    await close();
  });

  test('takes the live demos of the page left down', async () => {
    const { page, close } = await open(grid);
    await page.locator('[data-demo-state="live"]').first().waitFor();
    await page.getByRole('columnheader', { name: 'Customer' }).first().hover();
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('menu').waitFor();
    await followByScript(page, charts);
    expect(await page.getByRole('menu').count()).toBe(0);
    // Changes of an open menu to the page around it.
    expect(await page.locator('[aria-hidden="true"] main').count()).toBe(0);
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
    await close();
  });

  test('does not move without need where the reader wants no motion', async () => {
    const { page, close } = await open(text, { reducedMotion: 'reduce' });
    await page.evaluate(() =>
      document.addEventListener('docs:page', () => {
        Object.assign(globalThis, { animations: document.querySelector('main')?.getAnimations().length });
      }),
    );
    await follow(page, grid);
    expect(await page.evaluate(() => (globalThis as unknown as { animations: number }).animations)).toBe(0);
    await close();
  });
});

describe('the history', () => {
  test('back and forward restore the scroll position, also after a reload', async () => {
    const { page, isSame, close } = await openInFonts(grid);
    await page.evaluate(() => scrollTo(0, 1234));
    await followByScript(page, charts);
    await page.evaluate(() => scrollTo(0, 567));
    await page.goBack();
    await arrived(page, grid);
    expect([await scrolled(page), await isSame()]).toEqual([1234, true]);
    // With the focus on a heading far above, the next Tab would lose the position.
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(-720);
    expect(await focused(page)).toMatch(/^<h[23] /);
    await page.goForward();
    await arrived(page, charts);
    expect(await scrolled(page)).toBe(567);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(567);
    await page.goBack();
    await arrived(page, grid);
    await expect.poll(() => scrolled(page)).toBe(1234);
    await close();
  });

  test('links to a section, on this page and on another, are those of the browser', async () => {
    const { page, isSame, close } = await openInFonts(grid);
    await page.evaluate(() => scrollTo(0, 400));
    const entry = page.locator('.contents a').last();
    const hash = (await entry.getAttribute('href')) ?? '';
    await entry.click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    const there = await scrolled(page);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(400);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(there);

    await followByScript(page, home);
    await page.locator('.logo').evaluate((each: HTMLAnchorElement, href) => {
      each.href = href;
    }, grid + hash);
    await page.locator('.logo').click();
    await arrived(page, grid);
    expect(new URL(page.url()).hash).toBe(hash);
    expect(await page.locator(':target').getAttribute('id')).toBe(decodeURIComponent(hash.slice(1)));
    expect(Math.abs((await scrolled(page)) - there)).toBeLessThanOrEqual(2);
    expect(await focused(page)).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    await page.goBack();
    await arrived(page, home);
    expect(await isSame()).toBe(true);
    await close();
  });
});

describe('the browser itself follows', () => {
  test('a click with a modifier: a new tab', async () => {
    const { page, isSame, close } = await open(text);
    const opened = page.context().waitForEvent('page');
    await link(page, grid).click({ modifiers: ['Control'] });
    await (await opened).waitForURL(origin + grid);
    expect(await isSame()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(text);
    await close();
  });

  test.each([
    ['a target', { target: '_blank' }],
    ['a download', { download: 'grid' }],
    ['a file', { href: `${grid}index.md` }],
    ['another origin', { href: 'https://example.org/x/' }],
    ['a link that says so', { 'data-full-load': '' }],
  ])('%s', async (_, attributes) => {
    const { page, close } = await open(text);
    const prevented = await link(page, grid).evaluate(
      (each, attributes) =>
        new Promise<boolean>((resolve) => {
          for (const [name, value] of Object.entries(attributes)) each.setAttribute(name, value);
          window.addEventListener(
            'click',
            (event) => {
              resolve(event.defaultPrevented);
              event.preventDefault();
            },
            { once: true },
          );
          (each as HTMLElement).click();
        }),
      attributes as Record<string, string>,
    );
    expect(prevented).toBe(false);
    await close();
  });

  test('links of other versions', async () => {
    const { page, close } = await open(grid);
    const versions = page.locator('.header .product a');
    expect(await versions.count()).toBeGreaterThan(2);
    expect(await versions.and(page.locator('[aria-current]')).getAttribute('href')).toBe(grid);
    expect(await versions.and(page.locator(':not([aria-current]):not([data-full-load])')).count()).toBe(0);
    await close();
  });

  const answers: Readonly<Record<string, (body: string) => object>> = {
    'a page of another build': (body) => ({
      body: body.replace(/\/assets\/site-\w+\.js/, '/assets/site-OTHER.js'),
      contentType: 'text/html',
    }),
    'what is not a page': (body) => ({ body, contentType: 'text/plain' }),
    'a failure of the server': (body) => ({ body, status: 500, contentType: 'text/html' }),
    'a page without a main region': () => ({ body: '<title>Portal</title>', contentType: 'text/html' }),
  };
  test.each(Object.entries(answers))('when the answer is %s', async (_, answer) => {
    const { page, isSame, close } = await open(text);
    await page.route(origin + grid, async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const body = await (await route.fetch()).text();
      await route.fulfill(answer(body));
    });
    await link(page, grid).click();
    await page.waitForURL(origin + grid);
    await page.waitForLoadState();
    expect(await isSame()).toBe(false);
    expect(await page.locator('h1').textContent()).toBe('Data Grid');
    await close();
  });

  test('when the network fails, on the way there and back', async () => {
    const { page, isSame, close } = await open(text);
    await page.route(origin + grid, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await link(page, grid).click();
    await page.waitForURL(origin + grid);
    await page.waitForLoadState();
    expect(await isSame()).toBe(false);
    await close();
  });

  test('to the not-found page', async () => {
    const { page, close } = await open(text);
    await link(page, grid).evaluate((each: HTMLAnchorElement) => {
      each.href = '/x/nowhere/';
    });
    await page.locator('.sidebar a[href="/x/nowhere/"]').click();
    await page.waitForURL(`${origin}/x/nowhere/`);
    await expect.poll(() => page.locator('.not-found h1').count()).toBe(1);
    await close();
  });

  test('without JavaScript', async () => {
    const { page, close } = await visit(browser, origin + text, { javaScriptEnabled: false });
    await link(page, grid).click();
    await page.waitForURL(origin + grid);
    expect(await page.locator('h1').textContent()).toBe('Data Grid');
    await close();
  });
});

describe('fetching', () => {
  test('begins when a pointer rests on a link, and is not repeated by the click', async () => {
    const { page, close } = await open(text);
    const fetches = fetchesOf(page, grid);
    await link(page, grid).hover();
    await expect.poll(() => fetches.length).toBe(1);
    await follow(page, grid);
    expect(fetches.length).toBe(1);
    await close();
  });

  test('begins when the focus comes to a link', async () => {
    const { page, close } = await open(text);
    const fetches = fetchesOf(page, grid);
    await link(page, grid).focus();
    await expect.poll(() => fetches.length).toBe(1);
    await close();
  });

  test('waits for the click where data is to be saved', async () => {
    const { page, close } = await open(text);
    const fetches = fetchesOf(page, grid);
    // The code that fetches is loaded by the first link.
    const others = fetchesOf(page, charts);
    await link(page, charts).hover();
    await expect.poll(() => others.length).toBe(1);
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await link(page, grid).hover();
    await settled(page);
    expect(fetches).toEqual([]);
    await follow(page, grid);
    expect(fetches.length).toBe(1);
    await close();
  });

  test('is told after a while, and ended by another click', async () => {
    const { page, isSame, close } = await open(text);
    const ended: string[] = [];
    page.on('requestfailed', (request) => ended.push(new URL(request.url()).pathname));
    const { open: release, opened } = gate();
    await page.route(origin + grid, async (route) => {
      await opened;
      await route.continue().catch(() => {});
    });
    const isTold = () => page.evaluate(() => 'pageLoading' in document.documentElement.dataset);
    // Judged by the page's own clock: the answer to a question from here may take longer than the while.
    await page.evaluate(() => {
      let clicked = 0;
      const note = () => {
        clicked = performance.now();
      };
      addEventListener('click', note, { capture: true });
      new MutationObserver(() => {
        if ('pageLoading' in document.documentElement.dataset)
          Object.assign(globalThis, { toldAfter: performance.now() - clicked });
      }).observe(document.documentElement, { attributeFilter: ['data-page-loading'] });
    });
    await link(page, grid).click();
    await expect.poll(isTold).toBe(true);
    const toldAfter = await page.evaluate(() => (globalThis as unknown as { toldAfter: number }).toldAfter);
    expect(Math.ceil(toldAfter)).toBeGreaterThanOrEqual(300);
    expect(await page.locator('main').getAttribute('data-status')).toBe('exiting');
    await follow(page, charts);
    expect(await isTold()).toBe(false);
    await expect.poll(() => ended).toEqual([grid]);
    expect(await isSame()).toBe(true);
    release();
    await close();
  });
});

describe('the frame', () => {
  test('the sidebar stays as the reader left it, and shows where they are', async () => {
    // High enough for the next page's item to be in view without scrolling.
    const { page, close } = await open(grid, { viewport: { width: 1440, height: 700 } });
    const mine = page
      .locator('.sidebar details details')
      .filter({ has: page.locator(':scope > summary', { hasText: 'API Reference' }) })
      .first();
    await mine.locator('> summary').click();
    await page.locator('.sidebar').evaluate((each) => each.scrollTo(0, 20));
    await followByScript(page, '/x/react-data-grid/sorting/');
    expect(await mine.getAttribute('open')).toBe('');
    expect(await page.locator('.sidebar').evaluate((each) => each.scrollTop)).toBe(20);
    const current = page.locator('.sidebar [aria-current]');
    expect(await current.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      '/x/react-data-grid/sorting/',
    ]);
    await close();
  });

  test('header, version menu and search follow the product', async () => {
    const { page, close } = await open(grid);
    const product = page.locator('.product-name');
    const filter = page.locator('#site--search .search-chip').nth(1);
    await page.keyboard.press('/');
    await expect.poll(() => filter.textContent()).toBe('Data Grid');
    await page.keyboard.press('Escape');
    await page.locator('.product summary').click();
    await followByScript(page, charts);
    expect(await product.textContent()).toBe('Charts');
    expect(await page.locator('.product summary').textContent()).toContain('v6.19.8');
    expect(await page.locator('.product details[open]').count()).toBe(0);
    await page.keyboard.press('/');
    await expect.poll(() => filter.textContent()).toBe('Charts');
    await page.keyboard.press('Escape');
    await page.locator('.product summary').click();
    await page.keyboard.press('Escape');
    expect(await page.locator('.product details[open]').count()).toBe(0);
    await close();
  });

  test('on a phone the drawer closes', async () => {
    const { page, problems, isSame, close } = await open(text, { viewport: { width: 390, height: 844 } });
    await page.locator('.menu-button').click();
    await follow(page, grid);
    expect(await page.locator('.sidebar:popover-open').count()).toBe(0);
    expect(await focused(page)).toContain('<h1');
    expect(await isSame()).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('by the keyboard alone: to a page, on into its text, and back', async () => {
    const { page, isSame, close } = await open(text);
    await link(page, grid).focus();
    await page.keyboard.press('Enter');
    await arrived(page, grid);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.goBack();
    await arrived(page, text);
    expect(await focused(page)).toContain('Support</h1>');
    expect(await isSame()).toBe(true);
    await close();
  });

  test('code tabs, copy buttons and the tools of demos work on the next page', async () => {
    const { page, close } = await open(text);
    await follow(page, '/x/introduction/installation/');
    expect(await page.locator('.code-tabs:not([data-ready])').count()).toBe(0);
    expect(await page.locator('.prose .code > .copy').count()).toBeGreaterThan(0);
    await page.locator('.code-tabs [role="tab"]').nth(1).click();
    await follow(page, grid);
    await page.locator('[data-tool="code"]').first().click();
    await page.locator('.demo[data-code="open"] .demo-files pre').first().waitFor();
    await page.goBack();
    await arrived(page, '/x/introduction/installation/');
    expect(await page.locator('.code-tabs [role="tab"]').nth(1).getAttribute('aria-selected')).toBe('true');
    await close();
  });
});
