import type { Page } from 'playwright-core';

/** Changes the HTML of documents with matching addresses on their way to the browser. */
export async function changeHtml(page: Page, url: string, change: (html: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
