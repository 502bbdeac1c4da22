import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from '../../templates/browser/copy-text.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
const execCommand = vi.fn<(command: string) => boolean>();

beforeEach(() => {
  const { window } = new JSDOM('<!doctype html><button>Copy</button>');
  Object.assign(window.document, { execCommand });
  for (const name of ['document', 'HTMLElement', 'DOMException'] as const) vi.stubGlobal(name, window[name]);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('8. clipboard copy first uses the clipboard interface', async () => {
  writeText.mockResolvedValue(undefined);
  await copyText('a shelf');
  expect(writeText).toHaveBeenCalledWith('a shelf');
  expect(execCommand).not.toHaveBeenCalled();
});

test('8. then falls back to selecting text and the copy command, and leaves no trace', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  const button = document.querySelector('button');
  button?.focus();
  let selected = '';
  execCommand.mockImplementation(() => {
    const area = document.querySelector('textarea');
    selected = area?.value.slice(area.selectionStart, area.selectionEnd) ?? '';
    return true;
  });
  await copyText('a shelf');
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(selected).toBe('a shelf');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("8. if both fail, a 'The request is not allowed' error is thrown", async () => {
  writeText.mockRejectedValue(new Error('denied'));
  execCommand.mockReturnValue(false);
  await expect(copyText('a shelf')).rejects.toMatchObject({
    name: 'NotAllowedError',
    message: 'The request is not allowed',
  });
  expect(document.querySelector('textarea')).toBeNull();
});
