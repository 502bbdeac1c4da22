import type { Page } from 'playwright-core';

/** Nothing is painted before it has arrived. */
const sheet = '/assets/fonts-in-time.css';

/** The script of the head, which loads the fonts. */
type FontScript = HTMLScriptElement & { readonly faces?: readonly FontFace[] };

/**
 * Fonts that miss the first paint are not used at all. Here they never do: a style sheet waits for them. The storage of
 * the page must say that they are kept, so that they are asked for at once.
 */
export async function fontsInTime(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      try {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '</head>',
          `<link rel="stylesheet" href="${sheet}"></head>`,
        );
        await route.fulfill({ response, body });
      } catch (error) {
        // A page that is fetched ahead may arrive when the test has ended.
        if (!page.isClosed())
          await page.waitForEvent('close', { timeout: 1000 }).catch(() => Promise.reject(error));
      }
    },
  );
  await page.route(`**${sheet}`, async (route) => {
    // The sheet may be asked for before the script has run. No frame comes before it, so time has to poll.
    await page.waitForFunction(
      () =>
        document
          .querySelector<FontScript>('script[data-fonts]')
          ?.faces?.every(({ status }) => status === 'loaded'),
      undefined,
      { polling: 20 },
    );
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
}
