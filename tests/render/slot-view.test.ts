import { expect, test } from 'vitest';
import { slotView } from '../../cli/5-render/slot-view.ts';
import type { ViewContext } from '../../cli/5-render/view-context.ts';
import { hashedTexts, wholeTexts } from '../../cli/5-render/view-texts.ts';
import { withHash } from '../../cli/machine/spool.ts';
import type { Bundles } from '../../cli/model/bundle.ts';
import type { Picture } from '../../cli/model/output.ts';
import type { Demo, DemoSlot, DemoSource } from '../../cli/model/page.ts';
import type { Site } from '../../cli/model/site.ts';
import { fragmentOf } from '../../cli/site/demo-fragments.ts';
import { sampleSite } from '../emit/sample-site.ts';
import { emptyServer } from '../support/empty-server.ts';

const source = (name: string): DemoSource => ({
  file: `content/shelf/${name}`,
  name,
  language: 'tsx',
  code: 'code',
  fragment: fragmentOf('<b>code</b>'),
  imports: [],
});

const demo: Demo = {
  id: 'shelf/Rack',
  name: 'Rack',
  file: 'content/shelf/My Rack.tsx',
  sources: [source('My Rack.tsx')],
  preview: 'preview',
  javascript: null,
  images: [],
  project: { dependencies: {}, overrides: {} },
  alternatives: [{ name: 'Oak', sources: [], project: null }],
};

const slot: DemoSlot = {
  kind: 'demo',
  demo: 'shelf/Rack',
  name: 'Rack',
  options: {
    bg: 'default',
    defaultCodeOpen: false,
    hideToolbar: false,
    iframe: false,
    maxWidth: null,
    height: null,
  },
  place: { file: 'content/a.md', line: 1, column: 1 },
};

const assets = { scripts: [], preloads: [], styles: [], lateStyles: [], wake: [], further: [] };

const bundles = (products: readonly string[]): Bundles => ({
  server: emptyServer,
  files: [],
  inlineStyles: {},
  namedStyles: { highlight: null, panels: null, reference: null, layouts: null },
  pages: {},
  serviceWorker: null,
  frames: Object.fromEntries(products.map((id) => [id, assets])),
  ownPages: {},
  weights: { parts: {} },
  shipped: { packages: [], comments: [] },
  inputs: [],
});

function context(more: Partial<ViewContext> = {}, demos: Partial<Site['config']['demos']> = {}): ViewContext {
  const site = sampleSite(null);
  return {
    site: { ...site, config: { ...site.config, demos: { ...site.config.demos, ...demos } } },
    bundles: bundles([]),
    pictures: new Map(),
    texts: wholeTexts,
    demos: new Map([[demo.id, demo]]),
    typed: new Set(),
    navigationIn: () => {
      throw new Error('No slot asks for the navigation');
    },
    settingsIn: () => null,
    renderComponent: ({ name }) => `<p>${name}</p>`,
    ...more,
  };
}

const pictureOf = (html: string) => withHash(JSON.stringify({ html, css: ['a{}'] } satisfies Picture));

const withSource = (changes: Partial<DemoSource>) =>
  new Map([[demo.id, { ...demo, sources: [{ ...source('My Rack.tsx'), ...changes }] }]]);

const others: Site['config']['demos']['alternatives'] = {
  label: 'Wood',
  name: 'Pine',
  except: { imports: [], names: [] },
  others: [],
};

test('a demo has its picture, and addresses of its files that a browser can ask for', () => {
  const pictures = new Map([[demo.id, pictureOf('<i>drawn</i>')]]);
  expect(slotView(slot, 'kit', context({ pictures }))).toMatchObject({
    kind: 'demo',
    name: 'Rack',
    id: 'shelf/Rack',
    picture: '<i>drawn</i>',
    preview: 'preview',
    javascript: null,
    sourceUrl: null,
    ownPageUrl: null,
    sources: [{ name: 'My Rack.tsx', href: '/shelf/My%20Rack.tsx.txt', code: 'code', html: '<b>code</b>' }],
  });
  expect(slotView(slot, 'kit', context())).toMatchObject({ picture: null });
});

test.each<readonly [string, Partial<ViewContext>]>([
  ['its picture', { pictures: new Map([[demo.id, pictureOf('<i>another</i>')]]) }],
  ['a picture that failed', { pictures: new Map() }],
  ['its code', { demos: withSource({ code: 'another' }) }],
  ['its highlighting', { demos: withSource({ fragment: fragmentOf('<b>another</b>') }) }],
  ['the code without types', { demos: new Map([[demo.id, { ...demo, javascript: demo }]]) }],
])('with hashed texts, a demo differs in %s', (_, changes) => {
  const pictures = new Map([[demo.id, pictureOf('<i>drawn</i>')]]);
  const hashed = (more: Partial<ViewContext>) =>
    JSON.stringify(slotView(slot, 'kit', context({ pictures, texts: hashedTexts, ...more })));
  expect(hashed(changes)).not.toBe(hashed({}));
  expect(hashed({})).not.toContain('drawn');
  expect(hashed({})).not.toContain('<b>');
});

test('a demo leads to its source where the site has a repository', () => {
  const { site, ...rest } = context();
  const repository = { url: 'https://paper.example', tag: 'v1', sourceUrl: 'https://paper.example/blob/v1' };
  const known = { ...rest, site: { ...site, config: { ...site.config, repository } } };
  expect(slotView(slot, 'kit', known)).toMatchObject({
    sourceUrl: 'https://paper.example/blob/v1/content/shelf/My%20Rack.tsx',
  });
});

test('a demo can be taken along as a project, into the sandboxes of the site too, unless it can run nowhere else', () => {
  const exportsOf = (each: Demo) => {
    const demos = new Map([[each.id, each]]);
    const view = slotView(slot, 'kit', context({ demos }, { sandboxes: ['stackblitz'] }));
    return view.kind === 'demo' ? view.exports : null;
  };
  expect(exportsOf(demo)).toEqual(['stackblitz', 'zip', 'prompt']);
  expect(exportsOf({ ...demo, project: null })).toEqual([]);
});

test('code can be changed, and other libraries be chosen, where the product has a document to run it in', () => {
  const viewOf = (products: readonly string[], each = demo) => {
    const demos = new Map([[each.id, each]]);
    const view = slotView(
      slot,
      'kit',
      context({ demos, bundles: bundles(products) }, { alternatives: others }),
    );
    return view.kind === 'demo' ? [view.frameUrl, view.alternatives] : null;
  };
  const menu = { label: 'Wood', name: 'Pine', href: '/shelf/Rack.alternatives.json' };
  expect(viewOf(['kit'])).toEqual(['/demo-frame/kit/', menu]);
  expect(viewOf(['kit'], { ...demo, alternatives: [] })).toEqual(['/demo-frame/kit/', null]);
  expect(viewOf(['ink'])).toEqual([null, null]);
});

test('a demo that asks for a document of its own has its address', () => {
  const own = { ...slot, options: { ...slot.options, iframe: true } };
  expect(slotView(own, 'kit', context())).toMatchObject({ ownPageUrl: '/demo-page/shelf/Rack/' });
});

test('a component is drawn, a part of the reference is given as it is, and a demo that is not there is a bug', () => {
  const { place } = slot;
  const view = { kind: 'api', section: 'props', first: true, columns: [], entries: [] } as const;
  expect(slotView({ kind: 'component', name: 'Table', props: {}, place }, 'kit', context())).toEqual({
    kind: 'component',
    name: 'Table',
    html: '<p>Table</p>',
  });
  expect(slotView({ kind: 'api', view, markdown: [], place }, 'kit', context())).toBe(view);
  expect(() => slotView({ ...slot, demo: 'shelf/Gone' }, 'kit', context())).toThrow('No demo shelf/Gone');
});
