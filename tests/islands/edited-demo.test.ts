// @vitest-environment document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoundaryTexts } from '../../renderer/islands/demo-boundary.tsx';
import type { PageMessage } from '../../renderer/playground/protocol.ts';
import { createSession, type Session } from '../../renderer/playground/session.ts';

const texts: BoundaryTexts = { failed: '', reset: '', report: '', issuesUrl: null };

let session: Session;
let results: unknown[];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = '<div id="Kite" data-demo><div class="demo-stage"></div></div>';
  const demo = document.querySelector('#Kite') as HTMLElement;
  results = [];
  demo.addEventListener('docs:demo-edited', (event) => results.push((event as CustomEvent).detail));
  session = createSession(demo, 'about:blank', texts);
});

afterEach(() => {
  session.end();
  vi.useRealTimers();
});

/** Lets the frame load; returns its end of the channel, and what arrives there. */
async function load(): Promise<{ readonly port: MessagePort; readonly received: PageMessage[] }> {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const given = new Promise<MessagePort>((resolve) => {
    const contentWindow = {
      postMessage: (_: string, __: string, [port]: [MessagePort]) => resolve(port),
    };
    Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  });
  frame.dispatchEvent(new Event('load'));
  const port = await given;
  const received: PageMessage[] = [];
  port.onmessage = ({ data }) => received.push(data);
  return { port, received };
}

const run = () => session.run({ frameUrl: '', files: [], show: true });

test('a frame may take long to load', () => {
  run();
  vi.advanceTimersByTime(60_000);
  expect(results).toEqual([]);
  expect(document.querySelector('iframe')).not.toBeNull();
});

test('one that has loaded and does not start is unavailable', async () => {
  run();
  await load();
  vi.advanceTimersByTime(10_000);
  expect(results).toEqual([{ kind: 'unavailable' }]);
  expect(document.querySelector('iframe')).toBeNull();
});

test('one that is ready and does not answer never ends; one that answers is waited for', async () => {
  run();
  const { port, received } = await load();
  port.postMessage({ kind: 'ready' });
  const pings = () => received.filter(({ kind }) => kind === 'ping').length;
  for (const asked of [1, 2]) {
    await vi.waitFor(() => {
      vi.advanceTimersByTime(1000);
      expect(pings()).toBe(asked);
    });
    expect(results).toEqual([]);
    port.postMessage({ kind: 'pong' });
  }
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(results).toEqual([{ kind: 'silent' }]);
  });
  expect(document.querySelector('iframe')).toBeNull();
});
