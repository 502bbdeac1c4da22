import type { Browser } from 'playwright-core';
import { median } from '../results.ts';

/** ms that the work takes on the machine that rates relate to: a core of an AMD EPYC of 2025 with nothing else to do. */
export const reference = 48;

/** Does a fixed amount of the work of pages: objects and text, then styles and layout. Returns ms. */
function work(): number {
  const start = performance.now();
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  const rows = Array.from({ length: 20_000 }, () => ({ key: next(), text: next().toString(36) }));
  rows.sort((one, other) => one.text.localeCompare(other.text, 'en') || one.key - other.key);
  const copy: typeof rows = JSON.parse(JSON.stringify(rows.slice(0, 4000)));
  const box = document.createElement('div');
  box.innerHTML = copy
    .slice(0, 1500)
    .map(({ text }) => `<p class="c${text.length}"><b>${text}</b> ${text}</p>`)
    .join('');
  document.body.append(box);
  const height = box.offsetHeight;
  box.remove();
  return height > 0 ? performance.now() - start : Number.NaN;
}

/** The rate that makes a processor which needs `work` ms slower than that of reference by `slowing`. */
export const rateOf = (slowing: number, work: number): number => Math.max(1, (slowing * reference) / work);

/**
 * ms that a fixed piece of work takes right now in a page, without slowing, so that figures of different days
 * compare.
 */
export async function calibrate(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) times.push(await page.evaluate(work));
  await context.close();
  return median(times);
}
