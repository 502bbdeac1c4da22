import type { Page } from 'playwright-core';

/**
 * Watches from now on for an element with a text. What a page shows for two seconds may have gone before a test on a busy
 * machine looks, so the page itself looks. The returned function resolves once the element has been there.
 */
export async function watchFor(page: Page, selector: string, text = ''): Promise<() => Promise<void>> {
  const seen = await page.evaluateHandle(
    ([selector, text]) => {
      const found = new Promise<void>((resolve) => {
        const look = () => {
          const all = [...document.querySelectorAll(selector)];
          if (all.some(({ textContent }) => textContent?.includes(text))) resolve();
        };
        const changes = { subtree: true, childList: true, characterData: true, attributes: true };
        new MutationObserver(look).observe(document, changes);
        look();
      });
      return { found };
    },
    [selector, text] as const,
  );
  return () => seen.evaluate(({ found }) => found);
}
