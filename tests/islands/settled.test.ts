// @vitest-environment document
import { afterEach, expect, test, vi } from 'vitest';
import { settled } from '../../renderer/islands/settled.ts';

afterEach(() => vi.unstubAllGlobals());

/** Waits for an element, a frame at a time; each takes as many ms as the browser needs for it. */
function settling(element: Element, limit?: number) {
  let next: FrameRequestCallback = () => {};
  let now = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    next = callback;
    return 0;
  });
  vi.stubGlobal('performance', { now: () => now });
  let isSettled = false;
  settled(element, limit).then(() => {
    isSettled = true;
  });
  /** Draws a frame after this change; tells whether the element counts as settled by then. */
  return async (change = () => {}, ms = 16): Promise<boolean> => {
    change();
    now += ms;
    // Observers of changes are called in between.
    await Promise.resolve();
    next(now);
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
    return isSettled;
  };
}

test('an element that does not change has settled after three frames', async () => {
  const frame = settling(document.createElement('div'));
  expect([await frame(), await frame(), await frame()]).toEqual([false, false, true]);
});

test.each<[string, (element: HTMLElement) => void]>([
  ['an attribute', (element) => element.setAttribute('title', 'b')],
  ['an attribute far below', (element) => element.querySelector('i')?.setAttribute('title', 'b')],
  ['a text', (element) => element.querySelector('i')?.firstChild?.replaceWith('b')],
  ['a letter', (element) => Object.assign(element.querySelector('i')?.firstChild ?? {}, { data: 'b' })],
  ['a child', (element) => element.append('b')],
])('%s that changes begins the count again', async (_, change) => {
  const element = document.createElement('div');
  element.innerHTML = '<b><i>a</i></b>';
  const frame = settling(element);
  await frame();
  await frame();
  expect(await frame(() => change(element))).toBe(false);
  expect([await frame(), await frame(), await frame()]).toEqual([false, false, true]);
});

test('an element that never rests is waited for no longer than the limit', async () => {
  const element = document.createElement('div');
  const frame = settling(element, 100);
  const tick = () => element.append('.');
  for (let frames = 1; frames < 10; frames += 1) expect(await frame(tick, 10)).toBe(false);
  expect(await frame(tick, 10)).toBe(true);
});

test('the limit leaves slow frames time enough to rest', async () => {
  const element = document.createElement('div');
  const frame = settling(element, 100);
  expect(await frame(() => element.append('.'), 2000)).toBe(false);
  expect(await frame(() => element.append('.'), 2000)).toBe(false);
  expect([await frame(undefined, 2000), await frame(undefined, 2000)]).toEqual([false, false]);
  expect(await frame(undefined, 2000)).toBe(true);
});
