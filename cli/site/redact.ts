import type { Site } from '../model/site.ts';

/**
 * Removes the values of the site's environment variables, such as a licence key, from data that could reach a log, a
 * cache or a page. Works on any JSON value; returns it unchanged when no variable is set.
 */
export function redactor(site: Site): <Value>(value: Value) => Value {
  const secrets = Object.keys(site.config.demos.environment)
    .map((name) => process.env[name] ?? '')
    .filter((secret) => secret !== '')
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  return (value) => {
    if (secrets.length === 0) return value;
    return JSON.parse(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), JSON.stringify(value)));
  };
}
