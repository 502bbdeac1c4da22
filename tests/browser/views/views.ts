import type { Page, Request } from 'playwright-core';

/** How a reader looks at a page. */
export interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

export interface View {
  readonly name: string;
  readonly path: string;
  readonly look: Look;
  /** What the reader does first. */
  readonly act?: (page: Page) => Promise<void>;
}

const desk: Look = { width: 1280, scheme: 'light', direction: 'ltr' };
const night: Look = { width: 1280, scheme: 'dark', direction: 'rtl' };
const tablet: Look = { width: 820, scheme: 'dark', direction: 'ltr' };
const phone: Look = { width: 390, scheme: 'light', direction: 'rtl' };

const kinds: Readonly<Record<string, string>> = {
  start: '/',
  translated: '/de/',
  'page-with-demos': '/lantern/react-lamp/',
  'page-of-a-plan': '/lantern/react-dimmer/',
  planned: '/lantern/aurora/',
  playground: '/lantern/playground/',
  'reference-index': '/lantern/reference/',
  'reference-component': '/lantern/reference/lamp/',
  'not-found': '/no/such/page/',
};

/** What a page fetches for its reader, besides its demos. */
const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'not-found': (page) => page.locator('[data-nearest] a').first().waitFor(),
};

const everyKind = Object.entries(kinds).flatMap(([kind, path]) =>
  Object.entries({ desk, night, tablet, phone }).map(
    ([reader, look]): View => ({ name: `${kind}-${reader}`, path, look, act: acts[kind] }),
  ),
);

async function openSearch(page: Page): Promise<void> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.locator('.search-button').click();
  const field = page.getByRole('combobox');
  await field.fill('lamp');
  await page.locator('#site--search [role="option"]').first().waitFor();
  // Excerpts come after the options.
  for (const request of requests) await (await request.response())?.finished();
}

async function openDrawer(page: Page): Promise<void> {
  await page.locator('.menu-button').click();
  await page.locator('.sidebar:popover-open').waitFor();
}

const demosPage = '/lantern/react-lamp/';

/** Every kind of page for four readers, and everything that opens over a page. */
export const views: readonly View[] = [
  ...everyKind,
  { name: 'search-desk', path: demosPage, look: desk, act: openSearch },
  { name: 'search-phone', path: demosPage, look: { ...phone, scheme: 'dark' }, act: openSearch },
  { name: 'drawer-phone', path: demosPage, look: phone, act: openDrawer },
  { name: 'drawer-tablet', path: demosPage, look: tablet, act: openDrawer },
];
