// Tests that a change can break although no import shows it: they read files, start processes or open pages.

/**
 * @typedef {object} Rule
 * @property {RegExp} files what has changed
 * @property {string} because
 * @property {readonly RegExp[]} [tests] files of tests of any tier
 * @property {readonly string[] | 'own'} [pages] pages to judge in the browser; `own` are those that the file belongs to
 * @property {boolean} [check] whether to check the documentation
 */

/** A page of each kind: text, with demos of each family of components, of the reference. */
const kinds = [
  '/x/introduction/licensing/',
  '/x/react-data-grid/layout/',
  '/x/react-charts/sparkline/',
  '/x/react-date-pickers/date-field/',
  '/x/api/data-grid/grid-col-def/',
];

const reference = ['/x/api/data-grid/data-grid/', '/x/api/data-grid/grid-col-def/'];

const readersOfContent = /^tests\/(?:docs|specification)\/[^/]+\.test\.tsx?$/;
const views = /^tests\/browser\/views\//;
const brokenSites = /^tests\/sites\/broken\.(?:build\.)?test/;

/** @type {readonly Rule[]} */
export const rules = [
  {
    files: /^content\/(?!api\/|fences\/|README|package|tsconfig)/,
    because: 'the documentation says or shows it',
    tests: [readersOfContent],
    pages: 'own',
    check: true,
  },
  {
    files: /^content\/(?:site|pages)\.yaml|^content\/shell\//,
    because: 'every page depends on it',
    pages: kinds,
  },
  {
    files: /^content\/api|^content\/package/,
    because: 'the reference has it',
    tests: [/^tests\/api\/(?!pages)/],
    pages: reference,
    check: true,
  },
  {
    files: /^templates\/styles\/(?:api|reference)\.css/,
    because: 'pages of the reference wear it',
    tests: [/^tests\/templates\/.*styles/, views],
    pages: reference,
  },
  {
    files: /^templates\/styles\/(?!api|reference)/,
    because: 'pages of all kinds wear it',
    tests: [/^tests\/templates\/.*styles/, views],
    pages: kinds,
  },
  {
    files: /^templates\/(?:pages|parts|[^/]+\.tsx?$|texts|fonts)/,
    because: 'pages of all kinds contain it',
    tests: [views],
    pages: kinds,
  },
  { files: /^templates\/browser\//, because: 'every page runs it', pages: kinds },
  ...[
    ['search', 'search'],
    ['navigation', 'navigation'],
    ['feedback', 'feedback'],
    ['settings|preferences|storage', 'preferences'],
    ['demo', 'demo-tools'],
    ['contents', 'contents'],
    ['api-', 'api-layouts'],
  ].map(([part, test]) => ({
    files: new RegExp(`^templates/browser/(?:${part})`),
    because: 'it does what they test',
    tests: [new RegExp(`^tests/browser/${test}\\.test`)],
  })),
  {
    files: /^cli\/(?:1-load|2-compile|3-check|diagnostics|report|schemas)\//,
    because: 'it finds mistakes',
    tests: [brokenSites],
  },
  ...[
    ['1-load', 'load'],
    ['2-compile/markdown|2-compile/highlight', 'markdown'],
    ['2-compile', 'compile'],
    ['3-check', 'check'],
    ['4-bundle', 'bundle'],
    ['dev', 'dev'],
    ['derive', 'derive'],
    ['mcp', 'mcp'],
  ].map(([room, tests]) => ({
    files: new RegExp(`^cli/(?:${room})`),
    because: 'it does what they test',
    tests: [new RegExp(`^tests/${tests}/`)],
  })),
  {
    files: /^cli\/(?:4-bundle|5-render|6-emit|site)\/|^renderer\//,
    because: 'it makes whole sites',
    tests: [/^tests\/sites\/(?:lantern|own-parts)\.build/],
  },
  { files: /^renderer\/server\//, because: 'it draws', tests: [/^tests\/sites\/drawing\.build/] },
  {
    files: /^cli\/(?:extract|reference|model\/api)/,
    because: 'the reference is made with it',
    tests: [/^tests\/api\/(?!pages)/],
  },
  {
    files: /^cli\/(?:commands|main|work|machine|dev|serve|derive|examine|bin|new)/,
    because: 'commands run it',
    tests: [/^tests\/cli\/(?:command-line|dev|watch|serve|fix|external|base)[\w-]*\.build/],
  },
  {
    files: /^tests\/sites\/(?:base|broken)\//,
    because: 'they read it',
    tests: [brokenSites],
  },
  {
    files: /^tests\/sites\/lantern\//,
    because: 'they build it',
    tests: [/^tests\/sites\/lantern\.build/, views],
  },
  {
    files: /^[^/]+\.md$|^content\/README|^schemas\/|^\.ci|^biome|^content\/fences\//,
    because: 'documents are tested',
    tests: [/^tests\/docs\//],
  },
];

/** Files on which all tests depend. */
export const ofAll = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tests\/(?:running|shared-process)\/)/;
