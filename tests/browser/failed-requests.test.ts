import { expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { watchFailedRequests } from './failed-requests.ts';

const browser = await sharedChromium();

test('what a document had not got yet when the reader left it did not fail; all else that fails is noted', async () => {
  const page = await browser.newPage();
  const failed: string[] = [];
  await page.route('http://left.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/never') return;
    if (pathname === '/broken') return route.abort('connectionreset');
    return route.fulfill({ contentType: 'text/html', body: '<script>fetch("/never")</script>' });
  });
  watchFailedRequests(page, (request) =>
    failed.push(`${new URL(request.url()).pathname} ${request.failure()?.errorText}`),
  );
  const asked = () => page.waitForRequest('**/never');

  await Promise.all([asked(), page.goto('http://left.test/')]);
  await Promise.all([asked(), page.reload()]);
  await Promise.all([asked(), page.goto('http://left.test/other')]);
  expect(failed).toEqual([]);

  await page.evaluate(() => fetch('/broken').catch(() => {}));
  await expect.poll(() => failed).toEqual(['/broken net::ERR_CONNECTION_RESET']);

  // The page itself gives up what it asked for before it changed its address.
  const ask = () => {
    const asking = new AbortController();
    fetch('/never', { signal: asking.signal }).catch(() => {});
    Object.assign(globalThis, { giveUp: () => asking.abort() });
  };
  await Promise.all([asked(), page.evaluate(ask)]);
  await Promise.all([
    page.waitForURL('**/other#part'),
    page.evaluate(() => history.pushState(null, '', '#part')),
  ]);
  await page.evaluate('giveUp()');
  await expect.poll(() => failed.slice(1)).toEqual(['/never net::ERR_ABORTED']);
  await page.close();
});
