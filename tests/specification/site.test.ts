// Sections 2, 3, 6 and 7 of the specification: what the site consists of.
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { siteModule } from '../../cli/4-bundle/readers/site-module.ts';
import { siteNavigation } from '../../cli/5-render/navigation.ts';
import { hostFiles } from '../../cli/6-emit/headers.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { pagesOf } from '../../cli/site/page-tree.ts';
import { redactor } from '../../cli/site/redact.ts';
import { repository } from '../support/run-cli.ts';

const { value } = load(diskHost, repository);
if (value === null) throw new Error('The site does not load');
const site = value;
const known = new Set([...pagesOf(site.tree), ...site.pending].map(({ pathname }) => pathname));

describe('2. documentation page tree, all under /x/: each page is there, or promised', () => {
  test.each([
    ['introduction', ['', '/installation', '/licensing', '/support', '/roadmap']],
    [
      'react-data-grid',
      [
        '',
        '/column-definition',
        '/row-definition',
        '/editing',
        '/sorting',
        '/filtering',
        '/pagination',
        '/row-selection',
        '/cell-selection',
        '/export',
        '/clipboard',
        '/components',
        '/style',
        '/localization',
        '/scrolling',
        '/virtualization',
        '/accessibility',
        '/performance',
        '/tree-data',
        '/row-grouping',
        '/aggregation',
        '/pivoting',
        '/server-side-data',
        '/api-object',
        '/events',
        '/state',
        '/recipes-editing',
      ],
    ],
    [
      'react-date-pickers',
      [
        '/getting-started',
        '/base-concepts',
        '/faq',
        '/date-picker',
        '/time-picker',
        '/date-time-picker',
        '/date-range-picker',
        '/fields',
        '/validation',
        '/lifecycle',
        '/shortcuts',
        '/localization',
        '/timezone',
        '/calendar-systems',
        '/custom-components',
        '/playground',
      ],
    ],
    [
      'react-charts',
      [
        '',
        '/bars',
        '/lines',
        '/pie',
        '/scatter',
        '/sparkline',
        '/axis',
        '/legend',
        '/stacking',
        '/styling',
        '/tooltip',
      ],
    ],
    ['react-tree-view', ['', '/getting-started']],
    [
      'migration',
      [
        '/migration-data-grid-v5',
        '/migration-pickers-v5',
        '/migration-data-grid-v4',
        '/migration-pickers-lab',
      ],
    ],
    ['api', ['/data-grid', '/date-pickers', '/charts', '/tree-view']],
  ])('/x/%s', (group, ends) => {
    expect(ends.map((end) => `/x/${group}${end}`).filter((pathname) => !known.has(pathname))).toEqual([]);
  });

  test('every page is under /x/', () => {
    expect([...known].filter((pathname) => !pathname.startsWith('/x/'))).toEqual([]);
  });
});

test('3. navigation page item: pathname, title, subheader, children, plan, planned, newFeature', () => {
  const [item] = siteNavigation(site.tree, (pathname) => `${pathname}/`)
    .itemsFor('/x/introduction')
    .filter(({ kind }) => kind === 'group');
  expect(item).toMatchObject({
    title: 'Introduction',
    subheader: false,
    plan: null,
    planned: false,
    newFeature: false,
  });
  expect(item?.children[0]).toMatchObject({ href: '/x/introduction/', title: 'Overview', current: true });
});

test('3. product identifier: name, metadata, versions with text, href and current flag', () => {
  const grid = site.config.products.find(({ id }) => id === 'x-data-grid');
  expect(grid).toMatchObject({ name: 'Data Grid', metadata: 'MUI X' });
  expect(grid?.versions[0]).toEqual({ text: 'v6.20.4', href: '/x/react-data-grid/', current: true });
});

test('6. components are tagged free, pro or premium plan', () => {
  const plans = ['DataGrid', 'DataGridPro', 'DataGridPremium'].map(
    (name) => site.reference.components.find((component) => component.name === name)?.plan,
  );
  expect(plans).toEqual([undefined, 'pro', 'premium']);
});

test('6. a premium licence key is configured in the site, and never printed', () => {
  expect(Object.keys(site.config.demos.environment)).toEqual(['MUI_X_LICENSE_KEY']);
  const key = 'a-key-nobody-has-0123456789';
  const before = process.env.MUI_X_LICENSE_KEY;
  process.env.MUI_X_LICENSE_KEY = key;
  try {
    expect(JSON.stringify(redactor(site)({ message: `The demo logs ${key}.` }))).not.toContain(key);
  } finally {
    if (before === undefined) delete process.env.MUI_X_LICENSE_KEY;
    else process.env.MUI_X_LICENSE_KEY = before;
  }
});

test('7. no data API calls: pages may ask nobody but the site itself', () => {
  const [headers] = hostFiles(site, [], []);
  expect(String(headers?.contents)).toContain(`connect-src 'self';`);
});

test('7. service worker registration: from /x/sw.js, only on the own host of the site', () => {
  const host = new URL(site.config.url ?? '').host;
  expect(site.config.serviceWorker).toEqual({ path: '/x/sw.js', host });
  const code = siteModule(site) ?? '';
  // Readers elsewhere do not even load the code that registers it.
  expect(code).toContain(`if (location.host === "${host}") import(`);
  expect(code).not.toMatch(/^import .*services/m);
  const [headers] = hostFiles(site, [], []);
  expect(String(headers?.contents)).toContain('/x/sw.js\n  Cache-Control: no-cache');
});
