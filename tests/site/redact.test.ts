import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { redactor } from '../../cli/site/redact.ts';
import { sampleSite } from '../emit/sample-site.ts';

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

afterEach(() => vi.unstubAllEnvs());

/** The redactor of a site whose demos have these variables; null for one that is not set. */
function redactorWith(variables: Readonly<Record<string, string | null>>) {
  for (const [name, text] of Object.entries(variables)) if (text !== null) vi.stubEnv(name, text);
  const site = sampleSite(null);
  const environment = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  return redactor({ ...site, config: { ...site.config, demos: { ...site.config.demos, environment } } });
}

test('the value of a variable is taken out of every text, however deep', () => {
  const redact = redactorWith({ PAPER_KEY: 'top "secret"' });
  const found = {
    message: 'Key top "secret" is old: top "secret".',
    related: [{ text: 'top "secret"', line: 3, place: null }],
    isFatal: true,
  };
  expect(redact(found)).toEqual({
    message: 'Key … is old: ….',
    related: [{ text: '…', line: 3, place: null }],
    isFatal: true,
  });
});

test('nothing of a value is left that begins with another one', () => {
  const redact = redactorWith({ PAPER_SHORT: 'key', PAPER_LONG: 'key-of-paper' });
  expect(redact(['key', 'key-of-paper'])).toEqual(['…', '…']);
});

test.each(['1', 'true', 'null', ':', '"', 'line'])('data keep their shape where the value is %s', (value) => {
  const redact = redactorWith({ PAPER_FLAG: value });
  const found = { file: `a ${value} b`, line: 1, isFatal: true, place: null };
  expect(redact(found)).toEqual({ file: 'a … b', line: 1, isFatal: true, place: null });
});

test('without a value there is nothing to take out, and the data are the same', () => {
  const found = { message: 'All well.' };
  expect(redactorWith({ PAPER_UNSET: null, PAPER_EMPTY: '' })(found)).toBe(found);
});

test('a value is found as JSON, addresses and the HTML of a DOM spell it', () => {
  const value = '<a&b "c"\u00a0d>\\';
  const redact = redactorWith({ PAPER_KEY: value });
  const { document } = new JSDOM('<p></p>').window;
  const element = document.querySelector('p');
  element?.append(value, JSON.stringify(value), `/?key=${encodeURIComponent(value)}&${encodeURI(value)}`);
  element?.setAttribute('title', value);
  element?.setAttribute('data-json', JSON.stringify(value));
  const html = element?.outerHTML ?? '';
  expect(redact(html)).toBe('<p title="…" data-json="&quot;…&quot;">…"…"/?key=…&amp;…</p>');
  expect(redact(`title="${value.replace(/[&<>"\u00a0]/g, (each) => references[each] ?? '')}"`)).toBe(
    'title="…"',
  );
});
