import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCopyPage } from '../../templates/browser/copy-page.ts';
import { renderPage } from '../../templates/index.ts';
import { sampleView } from './sample-view.ts';

const markdown = '# Shelf\n';

/**
 * A page whose clipboard accepts texts, promises of them, or nothing. Returns what it accepted, and a function that
 * presses the button.
 */
function openPage(clipboard: 'items' | 'text' | 'none', status = 200) {
  const { window } = new JSDOM(renderPage(sampleView), { url: 'https://example.org/shelf/' });
  const copied: string[] = [];
  const opened: string[] = [];
  const refuse = async () => {
    throw new DOMException('no', 'NotAllowedError');
  };
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('HTMLElement', window.HTMLElement);
  vi.stubGlobal('Element', window.Element);
  vi.stubGlobal('Event', window.Event);
  vi.stubGlobal('location', { assign: (address: string) => opened.push(address) });
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(markdown, { status });
  });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {
      write: async ([item]: { data: Record<string, Promise<Blob>> }[]) => {
        if (clipboard !== 'items') return refuse();
        copied.push((await (await item?.data['text/plain'])?.text()) ?? '');
      },
      writeText: async (text: string) => {
        if (clipboard === 'none') await refuse();
        copied.push(text);
      },
    },
  });
  window.document.execCommand = () => false;
  startCopyPage();
  const button = window.document.querySelector<HTMLElement>('[data-copy-page]');
  const press = async () => {
    button?.querySelector('span')?.click();
    await vi.advanceTimersByTimeAsync(100);
  };
  return {
    document: window.document,
    fetched,
    copied,
    opened,
    press,
    button,
    word: button?.querySelector('[role="status"]'),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['items', 'text'] as const)(
  'copies by a clipboard of %s, says so, and stops saying so',
  async (kind) => {
    const { copied, opened, press, button, word } = openPage(kind);
    expect(word?.textContent).toBe('');
    await press();
    await vi.waitFor(() => expect(copied).toEqual([markdown]));
    expect(button?.hasAttribute('data-copied')).toBe(true);
    expect(word?.textContent).toBe('Copied');
    await vi.advanceTimersByTimeAsync(2000);
    expect(word?.textContent).toBe('');
    expect(button?.hasAttribute('data-copied')).toBe(false);
    expect(opened).toEqual([]);
  },
);

test.each([
  ['nothing may be copied', 'none', 200],
  ['the file is not there', 'items', 404],
] as const)('opens the Markdown where %s', async (_, clipboard, status) => {
  const { copied, opened, press, button } = openPage(clipboard, status);
  await press();
  await vi.waitFor(() => expect(opened).toEqual(['/shelf/index.md']));
  expect(copied).toEqual([]);
  expect(button?.hasAttribute('data-copied')).toBe(false);
});

test('copies a section by the button that appears below its heading, once', async () => {
  const { copied, document, fetched } = openPage('items');
  const buttons = () => [...document.querySelectorAll<HTMLElement>('.copy-section')];
  const heading = document.createElement('h2');
  heading.id = 'Oak Shelves';
  document.querySelector('.prose')?.append(heading);
  expect(buttons()).toEqual([]);
  for (const type of ['pointerover', 'focusin']) heading.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.waitFor(() => expect(buttons()).toHaveLength(1));
  const [button] = buttons();
  expect(button?.getAttribute('aria-describedby')).toBe('Oak Shelves');
  button?.click();
  await vi.waitFor(() => expect(copied).toEqual([markdown]));
  expect(fetched).toEqual(['/shelf/index.oak%20shelves.md']);
  expect(button?.textContent).toContain('Copied');
});
