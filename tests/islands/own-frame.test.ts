// @vitest-environment document
import { afterEach, expect, test, vi } from 'vitest';
import { mountOwnPage } from '../../renderer/islands/own-frame.ts';

afterEach(() => vi.unstubAllGlobals());

/** Mounts a demo's own document, of which the content is that high; jsdom loads no frames, so the test gives it one. */
async function mounted(stageHeight: string, contentHeight: number) {
  const observed = new Set<Element>();
  const ended = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: ResizeObserverCallback;
      constructor(callback: ResizeObserverCallback) {
        this.#callback = callback;
      }
      observe(element: Element) {
        observed.add(element);
        const entry = { contentRect: { height: contentHeight } } as ResizeObserverEntry;
        this.#callback([entry], this as unknown as ResizeObserver);
      }
      disconnect = ended;
    },
  );
  document.body.innerHTML = `<div style="height: ${stageHeight}"><div id="host"></div></div>`;
  const host = document.getElementById('host') as HTMLElement;
  const mounting = mountOwnPage(host, '/demo-page/shelf/', 'Shelf demo');
  const frame = host.querySelector('iframe') as HTMLIFrameElement;
  const content = document.implementation.createHTMLDocument();
  content.body.innerHTML = '<div class="demo-stage"></div>';
  Object.defineProperty(frame, 'contentDocument', { get: () => content });
  frame.dispatchEvent(new Event('load'));
  return { frame, observed, ended, unmount: await mounting };
}

test('the document of a demo has a name and is as high as its content', async () => {
  const { frame, ended, unmount } = await mounted('', 240.2);
  expect(frame.title).toBe('Shelf demo');
  expect(frame.getAttribute('src')).toBe('/demo-page/shelf/');
  expect(frame.style.height).toBe('241px');
  unmount();
  expect(ended).toHaveBeenCalledOnce();
});

test('a demo with a height of its own keeps it', async () => {
  const { frame, observed } = await mounted('300px', 240);
  expect(frame.style.height).toBe('300px');
  expect(observed.size).toBe(0);
});
