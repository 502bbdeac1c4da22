import type { Page } from 'playwright-core';

/**
 * Fonts that miss the first paint are not used at all. Here the three never do: the style sheet waits for them. The
 * storage of the page must say that they are kept, so that they are asked for at once.
 */
export async function fontsInTime(page: Page): Promise<void> {
  const fonts = new Set<string>();
  let haveArrived = () => {};
  const arrived = new Promise<void>((resolve) => {
    haveArrived = resolve;
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.add(request.url());
    if (fonts.size === 3) haveArrived();
  });
  await page.route('**/assets/styles-*.css', async (route) => {
    await arrived;
    await route.continue();
  });
}
