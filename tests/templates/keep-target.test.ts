// @vitest-environment document
import { afterEach, expect, test, vi } from 'vitest';
import { keepTarget } from '../../templates/browser/keep-target.ts';

const scrolled = vi.fn();

/** A page that loads while its section stands this many px from the top of the window. */
function arrive(top: number, state: DocumentReadyState, shown?: Promise<void>): Promise<void> {
  document.body.innerHTML = '<h2 id="typescript">TypeScript</h2>';
  const heading = document.querySelector('h2') as HTMLElement;
  heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  heading.scrollIntoView = scrolled;
  const fonts = Object.assign(document.createElement('script'), { shown });
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === ':target' ? heading : fonts,
  );
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  return keepTarget();
}

afterEach(() => {
  vi.restoreAllMocks();
  scrolled.mockClear();
});

test('the section in the address is at its place once the page has loaded', async () => {
  const kept = arrive(42, 'interactive');
  await Promise.resolve();
  expect(scrolled).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  await kept;
  expect(scrolled).toHaveBeenCalledOnce();
});

test('in a page that has loaded already, at once', async () => {
  await arrive(42, 'complete');
  expect(scrolled).toHaveBeenCalledOnce();
});

test('not before the first text has its fonts', async () => {
  let show = (): void => undefined;
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const kept = arrive(42, 'complete', shown);
  await Promise.resolve();
  expect(scrolled).not.toHaveBeenCalled();
  show();
  await kept;
  expect(scrolled).toHaveBeenCalledOnce();
});

test.each([-300, 0, 500])('a reader who has moved, with the section at %d px, stays', async (top) => {
  await arrive(top, 'complete');
  expect(scrolled).not.toHaveBeenCalled();
});
