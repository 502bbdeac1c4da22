// @vitest-environment document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteBesidePage, takeDown } from '../../renderer/islands/take-down.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main></main>';
  noteBesidePage();
});

afterEach(() => vi.useRealTimers());

/** The live demo of a page that has left. */
function live(content = ''): HTMLElement {
  const figure = document.createElement('figure');
  figure.innerHTML = `<div class="demo-live">${content}</div>`;
  return figure;
}

const waiting = () => document.querySelectorAll('html > div .demo-live').length;

test('demos of a page that has left are taken down after the next frame, one by one', () => {
  const unmounts = [vi.fn(), vi.fn()];
  takeDown(new Map(unmounts.map((unmount) => [live(), unmount])));
  expect(unmounts.map((unmount) => unmount.mock.calls.length)).toEqual([0, 0]);
  expect(waiting()).toBe(2);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextTimer();
  expect(unmounts.map((unmount) => unmount.mock.calls.length)).toEqual([1, 0]);
  vi.runAllTimers();
  expect(unmounts.map((unmount) => unmount.mock.calls.length)).toEqual([1, 1]);
  expect(waiting()).toBe(0);
});

test('what a demo has opened beside the page leaves with the page', () => {
  document.body.append(document.createElement('div'));
  const unmount = vi.fn();
  takeDown(new Map([[live(), unmount]]));
  expect(unmount).toHaveBeenCalledOnce();
  expect(waiting()).toBe(0);
});

test('what only scripts and screen readers notice does not count as opened', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<link><div role="status"></div><span aria-hidden="true"></span>',
  );
  const unmount = vi.fn();
  takeDown(new Map([[live(), unmount]]));
  expect(unmount).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(unmount).toHaveBeenCalledOnce();
});

test('in a hidden tab, which has no frames, nothing waits', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const unmount = vi.fn();
  takeDown(new Map([[live(), unmount]]));
  expect(unmount).toHaveBeenCalledOnce();
  hidden.mockRestore();
});

test('a frame is not moved, because it would load again', () => {
  const unmount = vi.fn();
  takeDown(new Map([[live('<iframe></iframe>'), unmount]]));
  expect(unmount).toHaveBeenCalledOnce();
});
