import { expect, test } from 'vitest';
import { expectFindings, loadMarked, site } from './marked-site.ts';

const help = {
  endpoint: 'Where votes and comments of readers are sent, as JSON.',
  host: 'The only host on which pages register it, for example example.com.',
  path: 'Address of the worker; it serves the pages of its folder, and those below.',
  script: "The provider's script; the id is added to it as a query.",
  stylesheet: 'Style sheet of the icon font.',
};

test.each([
  [
    'feedback: { endpoint: ▸http://collect.example }',
    '`feedback.endpoint` must be an https: URL or begin with a single /.',
    help.endpoint,
  ],
  [
    'feedback: { endpoint: ▸//collect.example }',
    '`feedback.endpoint` must be an https: URL or begin with a single /.',
    help.endpoint,
  ],
  [
    "analytics: { measurementId: G-1, script: ▸'javascript:alert()' }",
    '`analytics.script` must be an https: URL, or an http: URL of localhost.',
    help.script,
  ],
  [
    'serviceWorker: { path: ▸kit/sw.js, host: paper.example }',
    '`serviceWorker.path` must be a path like /sw.js.',
    help.path,
  ],
  [
    'serviceWorker: { path: ▸/kit/../sw.js, host: paper.example }',
    '`serviceWorker.path` must be a path like /sw.js.',
    help.path,
  ],
  [
    'serviceWorker: { path: /sw.js, host: ▸https://paper.example }',
    '`serviceWorker.host` must be a host like example.com.',
    help.host,
  ],
  [
    'iconFonts: { stylesheet: ▸icons.css }',
    '`iconFonts.stylesheet` must be an https: URL, or an http: URL of localhost.',
    help.stylesheet,
  ],
])('%s', (line, message, advice) => {
  expectFindings(site(`TINY\n${line}\n`), [['site/invalid', message, advice]]);
});

test.each([
  "analytics: { measurementId: G-1, collectors: [▸'https://measure.example; script-src *'] }",
  "iconFonts: { stylesheet: 'https://css.example/a.css', origins: [▸'*'] }",
])('%s would change the policy', (line) => {
  const { diagnostics, marks } = loadMarked(site(`TINY\n${line}\n`));
  expect(diagnostics.map(({ place }) => place)).toEqual(marks);
});

test('none of the services is on unless the site asks for it', () => {
  const config = loadMarked({}).value?.config;
  expect([config?.feedback, config?.analytics, config?.serviceWorker, config?.iconFonts]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
