// @vitest-environment document
import { afterEach, expect, test, vi } from 'vitest';
import type { Mount } from '../../renderer/islands/mount.tsx';

/** Every demo is near the viewport. */
class AllInSight {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    this.#callback(
      [{ isIntersecting: true, target } as unknown as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  unobserve() {}
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

test('a page that begins again while a demo wakes has one live copy of it', async () => {
  vi.stubGlobal('IntersectionObserver', AllInSight);
  document.body.innerHTML =
    '<figure id="Shelf" data-demo="shelf"><div class="demo-stage"><div class="demo-picture"></div></div></figure>';
  const stage = document.querySelector('.demo-stage');
  const { startDemos } = await import('../../renderer/islands/islands.ts');
  const live = new Set<Element>();
  const loads: (() => void)[] = [];
  const mountDemo = ((host, _, { onShown }) => {
    live.add(host);
    queueMicrotask(() => onShown?.());
    return () => live.delete(host);
  }) as Mount;
  startDemos(
    { shelf: () => new Promise((resolve) => loads.push(() => resolve({ default: () => null }))) },
    async () => ({ mountDemo }),
    { failed: '', reset: '', report: '', issuesUrl: null },
  );
  await vi.waitFor(() => expect(loads).toHaveLength(1));
  document.dispatchEvent(new Event('docs:page'));
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  for (const arrive of loads) arrive();
  await vi.waitFor(() => expect(document.getElementById('Shelf')?.dataset.demoState).toBe('live'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(live.size).toBe(1);
  expect(stage?.children).toHaveLength(1);
  expect(stage?.querySelectorAll('.demo-live')).toHaveLength(1);
}, 20_000);

test('the script of a page that was built again takes the place of the one that ran before', async () => {
  vi.stubGlobal('IntersectionObserver', AllInSight);
  vi.resetModules();
  document.body.innerHTML =
    '<figure id="Rack" data-demo="rack"><div class="demo-stage"><div class="demo-picture"></div></div></figure>';
  const { startDemos } = await import('../../renderer/islands/islands.ts');
  const texts = { failed: '', reset: '', report: '', issuesUrl: null };
  const mounted: string[] = [];
  const live = new Set<string>();
  const begin = (name: string) => {
    const mountDemo = ((_, __, { onShown }) => {
      mounted.push(name);
      live.add(name);
      queueMicrotask(() => onShown?.());
      return () => live.delete(name);
    }) as Mount;
    startDemos({ rack: async () => ({ default: () => null }) }, async () => ({ mountDemo }), texts);
  };
  begin('old');
  await vi.waitFor(() => expect([...live]).toEqual(['old']));
  // The reader comes back to the page, whose new script arrives after the change.
  document.dispatchEvent(new Event('docs:page'));
  begin('new');
  await vi.waitFor(() => expect([...live]).toEqual(['new']));
  mounted.length = 0;
  document.dispatchEvent(new Event('docs:page'));
  await vi.waitFor(() => expect([...live]).toEqual(['new']));
  await vi.waitFor(() => expect(mounted).toEqual(['new']));
}, 20_000);
