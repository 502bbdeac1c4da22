import type { Page } from 'playwright-core';

/** Pages of this process that are open in a browser, and how many documents browsers have loaded. */
export const opened: { loads: number; readonly pages: Set<Page> } = { loads: 0, pages: new Set() };

/** Counts the documents of a page, and knows it until it is closed. */
export function countLoads(page: Page): void {
  opened.pages.add(page);
  page.once('close', () => opened.pages.delete(page));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened.loads += 1;
  });
}
