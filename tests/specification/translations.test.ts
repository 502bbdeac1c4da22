import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { translator } from '../../templates/browser/search/translator.ts';

const dictionaries = {
  en: { open: 'Open', close: 'Close' },
  fr: { open: 'Ouvrir' },
};

let error: MockInstance<typeof console.error>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => error.mockRestore());

const errors = () => error.mock.calls.map(([text]) => text);

test('section 8, missing language: a console error with its code, and an ellipsis', () => {
  const translate = translator(dictionaries);
  expect(translate('de', 'open')).toBe('…');
  expect(errors()).toEqual(['Missing language: de.']);
  expect(translate('de', 'close')).toBe('…');
  expect(errors()).toHaveLength(1);
});

test('section 8, missing translation: English text, and a console error once per language and key', () => {
  const translate = translator({ ...dictionaries, es: {} });
  expect(translate('fr', 'open')).toBe('Ouvrir');
  expect(errors()).toEqual([]);
  expect([translate('fr', 'close'), translate('fr', 'close')]).toEqual(['Close', 'Close']);
  expect(errors()).toEqual(['Missing translation: fr:close.']);
  translate('es', 'close');
  translate('es', 'open');
  translate('es', 'open');
  expect(errors().slice(1)).toEqual(['Missing translation: es:close.', 'Missing translation: es:open.']);
});

test('a text that English lacks too is an ellipsis', () => {
  expect(translator(dictionaries)('en', 'fold')).toBe('…');
  expect(errors()).toEqual(['Missing translation: en:fold.']);
});
