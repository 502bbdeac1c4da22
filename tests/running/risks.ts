/** A kind of fault that would reach readers or authors without some tests: the kind, and where the tests are. */
export const risks: readonly (readonly [risk: string, tests: RegExp])[] = [
  ['A page with messages, jumps, overflow, sleeping demos or poor access', /^tests\/browser\/pages\//],
  [
    'A page that looks wrong',
    /^tests\/(?:browser\/(?:views\/|first-paint|other-direction|wide-table)|sampled|sites\/drawing)/,
  ],
  ['A page that breaks in Firefox or WebKit', /^tests\/browser\/engines\//],
  [
    'A page that is slow, heavy or unsteady on a poor connection',
    /^tests\/browser\/(?:budgets|slow-reader|arriving|demo-weight|demo-requests|fonts|late-styles|adopted-styles|live-edit-bytes|navigation-leak|failed-)/,
  ],
  ['Wrong results for tools and agents', /^tests\/(?:mcp|browser\/(?:agents|machine-readers|specification))/],
  [
    'A part of a page that does nothing or the wrong thing',
    /^tests\/(?:browser|islands|preferences|search)\//,
  ],
  [
    'A demo that differs from its source, or cannot be taken elsewhere',
    /^tests\/(?:demos|bundle|export|exported)\//,
  ],
  ['A wrong statement of the API reference', /^tests\/api\//],
  [
    'Wrong or unsafe HTML, files or headers',
    /^tests\/(?:markdown|compile|render|templates|emit|site|fuzz)\//,
  ],
  ["An author's mistake without a clear finding", /^tests\/(?:sites|check|load|diagnostics|report)\//],
  ['A command that fails, hangs, or builds something stale', /^tests\/(?:cli|dev|derive)\//],
  [
    'A document of the project, or of its content, that is not true',
    /^tests\/(?:docs|licences|specification|bench|migration)\//,
  ],
  ['Tests that judge wrongly', /^tests\//],
];

export const riskOf = (file: string): string => risks.find(([, tests]) => tests.test(file))?.[0] ?? '';
