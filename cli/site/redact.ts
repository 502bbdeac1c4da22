import type { Site } from '../model/site.ts';

const escapes: readonly (readonly [character: string, reference: string])[] = [
  ['&', '&amp;'],
  ['\u00a0', '&nbsp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
];

const escaped = (text: string, characters: string): string =>
  escapes.reduce(
    (result, [character, reference]) =>
      characters.includes(character) ? result.replaceAll(character, reference) : result,
    text,
  );

/**
 * The forms of a text in a message, in JSON and in an address, and all of them escaped for text and attributes of HTML.
 */
const spellings = (text: string): readonly string[] =>
  [text, JSON.stringify(text).slice(1, -1), encodeURI(text), encodeURIComponent(text)].flatMap((form) => [
    form,
    escaped(form, '&\u00a0<>'),
    // Browsers have begun to escape < and > in attributes; jsdom may follow.
    escaped(form, '&\u00a0"'),
    escaped(form, '&\u00a0<>"'),
  ]);

/**
 * Removes the values of the site's environment variables, such as a licence key, from every text in data that could
 * reach a log, a cache or a page; names of fields stay. Returns the data unchanged when no variable is set.
 */
export function redactor(site: Site): <Value>(value: Value) => Value {
  const values = Object.keys(site.config.demos.environment)
    .map((name) => process.env[name] ?? '')
    .filter((value) => value !== '');
  const secrets = [...new Set(values.flatMap(spellings))]
    // Longer values come first: the beginning of one may be the whole of another.
    .sort((one, other) => other.length - one.length);
  const redacted = (value: unknown): unknown => {
    if (typeof value === 'string')
      return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), value);
    if (Array.isArray(value)) return value.map(redacted);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, redacted(item)]));
  };
  return <Value>(value: Value) => (secrets.length === 0 ? value : (redacted(value) as Value));
}
