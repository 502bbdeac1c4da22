import type { Browser } from 'playwright-core';

/**
 * ms from a click on a link to the first frame that shows the page behind it, with the processor slowed by `rate`. The pointer
 * has rested on the link before, as a reader's does.
 */
export async function measureSoftChange(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
  rate: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  // A link that every page has, led to the page in question.
  const link = page.locator('.logo');
  await link.evaluate((each: HTMLAnchorElement, href) => {
    each.href = href;
  }, to);
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate((path) => {
    const measured = { clicked: 0, shown: 0 };
    Object.assign(globalThis, { measured });
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        measured.clicked = timeStamp;
      },
      { capture: true, once: true },
    );
    const isThere = () => location.pathname === path && document.querySelector('main h1') !== null;
    document.addEventListener('docs:page', () => {
      if (isThere())
        // The second frame begins when the first has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame((time) => {
            measured.shown = time;
          }),
        );
    });
  }, to);
  await link.click();
  const taken = await page.waitForFunction(() => {
    const { clicked, shown } = (globalThis as unknown as { measured: { clicked: number; shown: number } })
      .measured;
    return shown > 0 && shown - clicked;
  });
  const time = await taken.jsonValue();
  await context.close();
  return Number(time);
}
