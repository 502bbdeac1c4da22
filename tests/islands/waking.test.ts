// @vitest-environment document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DemoLoaders, startDemos } from '../../renderer/islands/islands.ts';
import type { Mount } from '../../renderer/islands/mount.tsx';

let isInSight = true;

class Sight {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const entry = { isIntersecting: isInSight, target } as unknown as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  isInSight = true;
  vi.stubGlobal('IntersectionObserver', Sight);
});

afterEach(() => {
  document.body.innerHTML = '';
  document.dispatchEvent(new Event('docs:page'));
  vi.unstubAllGlobals();
});

const controls = '<input value="first"><button>second</button>';

/** Shows figures with these demos; no two tests have one of the same id, since a page is remembered. */
function showFigures(...ids: readonly string[]): HTMLElement[] {
  document.body.innerHTML = ids
    .map(
      (id) =>
        `<figure id="${id}" data-demo="${id}"><div class="demo-stage"><div class="demo-picture">${controls}</div></div></figure>`,
    )
    .join('');
  return [...document.querySelectorAll('figure')];
}

/** Starts the demos of the page; tells what has been mounted, by its prefix, and what of it has been taken down. */
function wake(ids: readonly string[], loaders: DemoLoaders = {}, onMount = () => {}) {
  const mounted: string[] = [];
  const ended: string[] = [];
  const mountDemo: Mount = (host, _, { identifierPrefix, onShown }) => {
    host.innerHTML = controls;
    mounted.push(identifierPrefix);
    onMount();
    queueMicrotask(() => onShown?.());
    return () => ended.push(identifierPrefix);
  };
  const load = async () => ({ default: () => null });
  startDemos(
    { ...Object.fromEntries(ids.map((id) => [id, load])), ...loaders },
    async () => ({ mountDemo }),
    { failed: '', reset: '', report: '', issuesUrl: null },
  );
  return { mounted, ended };
}

const untilState = (figure: HTMLElement | undefined, state: string) =>
  vi.waitFor(() => expect(figure?.dataset.demoState).toBe(state), { timeout: 5000 });

test.each([
  ['an input', 'Input', 0],
  ['a button', 'Button', 1],
])('the live demo takes the place of the picture, and the focus stays on %s', async (_, id, at) => {
  const [figure] = showFigures(id);
  const focusable = () => figure?.querySelectorAll<HTMLElement>('input, button') ?? [];
  const before = focusable()[at];
  before?.focus();
  wake([id]);
  await untilState(figure, 'live');
  expect(figure?.querySelector('.demo-picture')).toBeNull();
  expect(figure?.querySelectorAll('.demo-live')).toHaveLength(1);
  expect(figure?.querySelector('.demo-live')?.hasAttribute('style')).toBe(false);
  expect(document.activeElement).not.toBe(before);
  expect(document.activeElement).toBe(focusable()[at]);
});

test('the focus of a reader who is elsewhere stays there', async () => {
  const [figure] = showFigures('Elsewhere');
  document.body.insertAdjacentHTML('beforeend', '<button id="own"></button>');
  document.getElementById('own')?.focus();
  wake(['Elsewhere']);
  await untilState(figure, 'live');
  expect(document.activeElement?.id).toBe('own');
});

test.each(['focusin', 'pointerenter'])('a demo out of sight sleeps until a %s', async (event) => {
  isInSight = false;
  const [figure, other] = showFigures(`Far-${event}`, `Farther-${event}`);
  const { mounted } = wake([`Far-${event}`, `Farther-${event}`]);
  expect(figure?.dataset.demoState).toBeUndefined();
  figure?.dispatchEvent(new Event(event));
  await untilState(figure, 'live');
  expect(other?.dataset.demoState).toBeUndefined();
  expect(mounted).toHaveLength(1);
});

test('a demo that cannot be loaded is marked and reported, keeps its picture, and holds up no other', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const [broken, whole] = showFigures('broken', 'whole');
  const error = new Error('gone');
  wake(['whole'], { broken: () => Promise.reject(error) });
  await untilState(broken, 'failed');
  await untilState(whole, 'live');
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  expect(broken?.querySelector('.demo-picture')).not.toBeNull();
});

test('no two roots of a page share the prefix of their ids', async () => {
  const [one, other] = showFigures('One', 'Other');
  const { mounted, ended } = wake(['One', 'Other']);
  await untilState(one, 'live');
  await untilState(other, 'live');
  one?.dispatchEvent(new Event('docs:demo-reset'));
  await vi.waitFor(() => expect(ended).toHaveLength(1), { timeout: 5000 });
  expect(new Set(mounted).size).toBe(3);
  expect(ended).toEqual([mounted[0]]);
  expect(one?.querySelectorAll('.demo-live')).toHaveLength(1);
});

test('a page that takes the place of another takes its demos down; one that was only edited does not', async () => {
  const [figure] = showFigures('Left');
  const { mounted, ended } = wake(['Left']);
  await untilState(figure, 'live');
  document.dispatchEvent(new CustomEvent('docs:page', { detail: { isEdited: true } }));
  expect(ended).toEqual([]);
  document.body.innerHTML = '';
  document.dispatchEvent(new CustomEvent('docs:page'));
  await vi.waitFor(() => expect(ended).toEqual(mounted), { timeout: 5000 });
});

test('a demo whose figure leaves while it settles is taken down', async () => {
  const [figure] = showFigures('Leaving');
  const { mounted, ended } = wake(['Leaving'], {}, () => figure?.remove());
  await vi.waitFor(() => expect(ended).toHaveLength(1), { timeout: 5000 });
  expect(ended).toEqual(mounted);
  expect(figure?.querySelectorAll('.demo-live')).toHaveLength(0);
  expect(figure?.querySelectorAll('.demo-picture')).toHaveLength(1);
});

test('a demo that settles when its page leaves is taken down before the next frame', async () => {
  const [figure] = showFigures('Settling');
  let endedAtOnce: readonly string[] = [];
  const leave = () => {
    expect(figure?.dataset.demoState).toBe('loading');
    document.body.innerHTML = '';
    document.dispatchEvent(new CustomEvent('docs:page'));
    endedAtOnce = [...ended];
  };
  // After the demo has been mounted, before a frame.
  const { mounted, ended } = wake(['Settling'], {}, () => setTimeout(leave));
  await vi.waitFor(() => expect(endedAtOnce).toHaveLength(1), { timeout: 5000 });
  expect(endedAtOnce).toEqual(mounted);
});

test('a demo that could not be loaded tries again when the reader touches it', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const [figure] = showFigures('Late');
  const load = vi.fn(async () => ({ default: () => null })).mockRejectedValueOnce(new Error('gone'));
  wake([], { Late: load });
  await untilState(figure, 'failed');
  figure?.dispatchEvent(new Event('pointerenter'));
  await untilState(figure, 'live');
  figure?.dispatchEvent(new Event('pointerenter'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a demo that has been edited is loaded again, from its own module', async () => {
  const [figure] = showFigures('Edited');
  const { ended } = wake(['Edited']);
  await untilState(figure, 'live');
  const mountEdited: Mount = (host, _, { onShown }) => {
    host.textContent = 'the edited one';
    queueMicrotask(() => onShown?.());
    return () => {};
  };
  const detail = {
    load: async () => ({ default: () => null }),
    mount: async () => ({ mountDemo: mountEdited }),
  };
  figure?.dispatchEvent(new CustomEvent('docs:demo-module', { detail }));
  await vi.waitFor(() => expect(figure?.textContent).toBe('the edited one'), { timeout: 5000 });
  await vi.waitFor(() => expect(ended).toHaveLength(1), { timeout: 5000 });
});
