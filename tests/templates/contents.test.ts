// @vitest-environment document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ids = ['use', 'more', 'last'];
let tops: Record<string, number> = {};
let scroll = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: () => void) {
        scroll = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<nav class="contents"><ul>${ids.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}<li><a href="#gone">gone</a></li></ul></nav>${ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('')}`;
  for (const id of ids) {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => new DOMRect(0, tops[id], 100, 20);
  }
});

afterEach(() => vi.unstubAllGlobals());

/** The reader scrolls until the headings have these distances from the top, in shares of the window. */
function scrollTo(...shares: readonly number[]): (string | null)[] {
  tops = Object.fromEntries(ids.map((id, at) => [id, (shares[at] ?? 0) * innerHeight]));
  scroll();
  return [...document.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent);
}

test('the section in view is the last of those whose headings have come up to the top third', async () => {
  const { startContents } = await import('../../templates/browser/contents.ts');
  startContents();
  expect(scrollTo(0.5, 1, 2)).toEqual([]);
  expect(scrollTo(0.2, 0.5, 1)).toEqual(['use']);
  expect(scrollTo(-0.4, 0.1, 0.5)).toEqual(['more']);
  expect(scrollTo(-2, -1, -0.1)).toEqual(['last']);
  expect(scrollTo(-1, 0.3, 1)).toEqual(['more']);
  expect(scrollTo(0.6, 1, 2)).toEqual([]);
  location.hash = '#use';
  expect(scrollTo(0.1, 0.2, 0.3)).toEqual(['use']);
  expect(scrollTo(-0.1, 0, 0.1)).toEqual(['last']);
  location.hash = '';
});
