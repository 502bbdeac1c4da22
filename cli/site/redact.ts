import type { Site } from '../model/site.ts';

/**
 * Removes the values of the site's environment variables, such as a licence key, from every text in data that could
 * reach a log, a cache or a page; names of fields stay. Returns the data unchanged when no variable is set.
 */
export function redactor(site: Site): <Value>(value: Value) => Value {
  const secrets = Object.keys(site.config.demos.environment)
    .map((name) => process.env[name] ?? '')
    .filter((secret) => secret !== '')
    // The beginning of one may be the whole of another.
    .sort((one, other) => other.length - one.length);
  const redacted = (value: unknown): unknown => {
    if (typeof value === 'string')
      return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), value);
    if (Array.isArray(value)) return value.map(redacted);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redacted(each)]));
  };
  return <Value>(value: Value) => (secrets.length === 0 ? value : (redacted(value) as Value));
}
