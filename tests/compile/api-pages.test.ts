import { describe, expect, test } from 'vitest';
import { apiPageInputs } from '../../cli/2-compile/api-pages/api-page-inputs.ts';
import { selectorRow } from '../../cli/2-compile/api-pages/api-row.ts';
import { compileApiPage } from '../../cli/2-compile/api-pages/compile-api-page.ts';
import { packageHref } from '../../cli/2-compile/api-pages/package-links.ts';
import { shortened } from '../../cli/2-compile/api-pages/page-text.ts';
import { partSource } from '../../cli/2-compile/api-pages/part-source.ts';
import { shown } from '../../cli/2-compile/api-pages/shown.ts';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import type { PageLookups } from '../../cli/2-compile/markdown/page-context.ts';
import type { ApiComponent } from '../../cli/model/api-component.ts';
import type { ApiInterface } from '../../cli/model/api-interface.ts';
import type { ProductConfig } from '../../cli/model/config.ts';
import type { CompiledPage, Demo } from '../../cli/model/page.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import type { ApiPage, PageNode, Site } from '../../cli/model/site.ts';
import { indexApi } from '../../cli/reference/reference-index.ts';
import { samplePage, sampleSite } from '../emit/sample-site.ts';
import { pageInput } from '../markdown/page-input.ts';
import { importsOf } from '../support/imports-of.ts';

const lamp: ApiComponent = {
  kind: 'component',
  name: 'Lamp',
  slug: 'lamp',
  product: 'kit',
  pathname: '/kit/api/lamp',
  packages: [{ name: 'paper-kit' }, { name: 'paper-kit-pro', plan: 'pro' }],
  imports: [
    "import { Lamp } from 'paper-kit/Lamp';",
    "import { Lamp } from 'paper-kit';",
    "import { Lamp } from 'paper-kit-pro';",
  ],
  description: 'Gives `light`, see [the guide](https://kit.example/lamps/#none).',
  demos: [
    { title: 'Lamps', href: '/lamps/' },
    { title: 'Later', href: '/wiring/' },
    { title: 'Elsewhere', href: 'https://elsewhere.example/' },
  ],
  props: [
    {
      name: 'onTurn',
      type: '(on: boolean, bulb: Bulb) => Bulb',
      required: true,
      plan: 'pro',
      deprecated: 'Use `onSwitch`.',
      description: 'Called when <b>turned</b>.',
      signature: {
        parameters: [
          { name: 'on', type: 'boolean', description: 'Whether it is *on*.' },
          { name: 'bulb', type: 'Bulb' },
        ],
        returns: { type: 'Bulb', description: 'Returns the bulb.' },
      },
    },
    { name: 'Bulb', type: 'Bulb', required: false, condition: 'Only with `on: true`.' },
    {
      name: 'amps',
      type: 'number',
      required: false,
      deprecated: '',
      description: 'As `onTurn`, or `onTurn()`; not `amps`.',
    },
    {
      name: 'watts',
      type: 'number',
      required: false,
      default: '`40`, or less.',
      description: 'One of:\n- 40\n- 25',
      note: 'More is `Bulb`.',
      see: 'See [lamps](/lamps/) for more.',
    },
  ],
  slots: [
    {
      name: 'shade',
      type: 'React.ElementType<BulbProps>',
      default: 'Bulb',
      className: 'Kit-shade',
      description: 'Holds a `Bulb`, see [`Bulb`](https://elsewhere.example/).',
      own: true,
    },
  ],
  classes: [
    { key: 'root', className: 'Kit-root', description: 'The lamp.' },
    { key: 'lit', className: 'Kit-lit', state: true },
    { key: 'root', className: 'KitSocket-root', interface: 'SocketClasses' },
  ],
  inherits: [
    { name: 'IconButton', package: 'buttons' },
    { name: 'HTMLDivElement', package: 'elements', element: true },
  ],
  theme: { name: 'KitLamp', defaultProps: false, styleOverrides: true },
  ref: {},
};

const bulb: ApiInterface = {
  kind: 'interface',
  name: 'Bulb',
  slug: 'bulb',
  product: 'kit',
  pathname: '/kit/api/bulb',
  packages: [{ name: 'paper-kit' }],
  imports: ["import type { Bulb } from 'paper-kit';"],
  demos: [],
  extends: [],
  groups: [
    { title: 'Light', members: [{ name: 'shine', type: '() => void', required: true }] },
    { title: 'Heat', plan: 'premium', members: [{ name: 'warm', type: '() => void', required: true }] },
  ],
};

const reference: ApiReference = {
  components: [lamp],
  interfaces: [bulb],
  events: [],
  selectors: [],
  lists: [
    {
      kind: 'list',
      product: 'kit',
      slug: 'more',
      pathname: '/kit/api/more',
      entries: [
        {
          name: 'Watt',
          kind: 'type',
          code: 'type Watt<TUnit> = Bulb | WattProps | TUnit;',
          import: "import type { Watt } from 'paper-kit';",
          members: [{ name: 'unit', description: 'A `Bulb`, or a `Watt`.' }],
        },
        {
          name: 'useWatt',
          kind: 'hook',
          plan: 'pro',
          code: '(bulb: Bulb) => Watt<number>',
          import: "import { useWatt } from 'paper-kit-pro';",
          use: 'const watt = useWatt(bulb);',
          internal: true,
          signature: {
            parameters: [{ name: 'bulb', type: 'Bulb', description: 'Of a `Lamp`.' }],
            returns: { type: 'Watt<number>' },
          },
        },
      ],
    },
  ],
  exports: [
    {
      kind: 'exports',
      product: 'kit',
      exports: ['BulbProps', 'LampProps'].map((name) => ({
        name,
        kind: 'interface',
        modules: ['paper-kit'],
      })),
    },
  ],
};

const nodeOf = ({ kind, name, pathname }: ApiComponent | ApiInterface): PageNode => ({
  ...samplePage(pathname, name).node,
  api: { kind, product: 'kit', name },
});

const guide = samplePage('/lamps', 'Lamps', {
  anchors: ['turning'],
  slots: [
    {
      kind: 'demo',
      demo: 'lamps/TurnIt',
      name: 'TurnIt',
      options: {
        bg: 'default',
        defaultCodeOpen: false,
        hideToolbar: false,
        iframe: false,
        maxWidth: null,
        height: null,
      },
      place: { file: 'content/lamps/lamps.md', line: 3, column: 1 },
    },
  ],
});

const demo = {
  id: 'lamps/TurnIt',
  sources: [
    {
      imports: importsOf(
        "import * as React from 'react';\nimport { Lamp, type Bulb } from 'paper-kit';\nexport default () => <Lamp onTurn={log} other />;\n",
      ),
    },
  ],
} as unknown as Demo;

const sample = sampleSite('https://kit.example');
const external = [{ package: 'buttons', href: 'https://buttons.example/{slug}/' }];
const base: Site = { ...sample, config: { ...sample.config, api: { ...sample.config.api, external } } };
const site: Site = {
  ...base,
  reference,
  tree: [guide.node, nodeOf(lamp), nodeOf(bulb)],
  pending: [{ pathname: '/wiring', place: guide.node.place }],
  codeStyle: null,
};

const [anyProduct] = site.config.products;
if (!anyProduct) throw new Error('A product');
const kit: ProductConfig = {
  ...anyProduct,
  id: 'kit',
  packages: [],
  api: {
    pathname: '/kit/api',
    components: [],
    interfaces: [],
    grouped: [],
    editions: [],
    events: null,
    selectors: null,
    names: [],
    typeParameters: { TUnit: 'A unit of `Bulb`.', TOther: 'Nothing.' },
    features: [],
    lists: [
      {
        slug: 'more',
        title: 'More',
        description: 'What else there is.',
        kinds: ['hook', 'type'],
        names: ['*'],
      },
    ],
  },
};
const others = site.config.products.filter(({ id }) => id !== 'kit');
const documented: Site = { ...site, config: { ...site.config, products: [...others, kit] } };
const more: ApiPage = { kind: 'list', product: 'kit', name: 'more' };
const moreNode: PageNode = { ...samplePage('/kit/api/more', 'More').node, api: more };

const parts = partSource(reference, indexApi(reference, site.config.products), site.config.api.paths);

/** A page of a site, below the API segment of the product. */
function compiledIn(
  of: Site,
  api: ApiPage,
  pathname: string,
  written: readonly CompiledPage[] = [],
  demos: readonly Demo[] = [],
) {
  const source = partSource(of.reference, indexApi(of.reference, of.config.products), of.config.api.paths);
  const { factsOf, partOf } = apiPageInputs(of, source, shown(written, demos));
  const page = pageInput('', { pathname, productIds: ['kit'], productId: 'kit', apiPart: partOf });
  return compileApiPage(factsOf(api, page), page);
}

function compiled(entry: ApiComponent | ApiInterface) {
  const { api, pathname } = nodeOf(entry);
  if (!api) throw new Error('A page of the reference');
  return compiledIn(site, api, pathname, [guide], [demo]);
}

describe('the page of a component', () => {
  const { value, diagnostics } = compiled(lamp);
  const views = value.slots.flatMap((slot) => (slot.kind === 'api' ? [slot.view] : []));

  test('has nothing to find fault with', () => expect(diagnostics).toEqual([]));

  test('has a description in words, and the whole of it as text', () => {
    expect(value.description).toBe('Gives light, see the guide.');
    expect(value.html).not.toContain('#none');
  });

  test('shows an import of each package', () => {
    expect(value.html).toMatch(/role="tab".*paper-kit<.*paper-kit-pro</s);
  });

  test('opens with a line that imports it, a line that uses it, and what else it takes', () => {
    expect(value.html.replace(/<[^>]+>/g, '')).toContain(
      "import { Lamp } from 'paper-kit';\n&#x3C;Lamp onTurn={onTurn} />",
    );
    expect(value.html).toContain(
      '<small>Also takes the props of <a href="https://buttons.example/icon-button/" class="external" rel="noopener"><code>IconButton</code></a> · Also takes the attributes of <code>HTMLDivElement</code></small>',
    );
  });

  test('ends with the pages that show it, each once, without those that are not written, and its names elsewhere', () => {
    expect(value.html.slice(value.html.indexOf('<h2 id="guides">'))).toMatch(
      /<ul>\s*<li><a href="\/lamps\/#TurnIt">Lamps<\/a><\/li>\s*<li><a href="https:\/\/elsewhere\.example\/" class="external" rel="noopener">Elsewhere<\/a><\/li>\s*<\/ul>\s*<p><small>Theme: <code>KitLamp<\/code> \(styles\) · Forwards a ref · Module: <code>paper-kit\/Lamp<\/code><\/small><\/p>\s*$/,
    );
  });

  test('has a list for props, slots, classes and the classes of parts', () => {
    expect(views.map(({ section, first, entries }) => [section, first, entries.map(({ id }) => id)])).toEqual(
      [
        ['props', true, ['lamp-prop-onTurn', 'lamp-prop-Bulb', 'lamp-prop-watts', 'lamp-prop-amps']],
        ['slots', true, ['lamp-slot-shade']],
        ['classes', true, ['lamp-class-lit', 'lamp-class-root']],
        ['css', true, ['lamp-class-SocketClasses-root']],
      ],
    );
  });

  test('an entry says all its package says', () => {
    expect(views[0]?.entries).toEqual([
      {
        id: 'lamp-prop-onTurn',
        name: 'onTurn',
        plan: 'pro',
        marks: ['required', 'deprecated'],
        since: null,
        facts: [
          {
            kind: 'type',
            html: '<code>(on: <span class="token type">boolean</span>, bulb: <a href="/kit/api/bulb/">Bulb</a>) => <a href="/kit/api/bulb/">Bulb</a></code>',
          },
        ],
        description: 'Called when &#x3C;b>turned&#x3C;/b>.',
        note: null,
        deprecated: 'Use <code>onSwitch</code>.',
        see: null,
        example: null,
        parameters: [{ name: 'on', description: 'Whether it is <em>on</em>.' }],
        returns: 'the bulb.',
        demos: [{ title: 'Lamps', href: '/lamps/#TurnIt' }],
      },
      expect.objectContaining({ name: 'Bulb', demos: [] }),
      expect.objectContaining({
        name: 'watts',
        facts: [
          { kind: 'type', html: '<code><span class="token type">number</span></code>' },
          { kind: 'default', html: '<code>40</code>, or less.' },
        ],
        note: 'More is <code><a href="/kit/api/bulb/">Bulb</a></code>.',
        see: '<a href="/lamps/">lamps</a> for more.',
      }),
      // Like names in prose: each once, and none to itself.
      expect.objectContaining({
        name: 'amps',
        marks: ['deprecated'],
        since: null,
        description:
          'As <code><a href="/kit/api/lamp/#lamp-prop-onTurn">onTurn</a></code>, or <code>onTurn()</code>; not <code>amps</code>.',
      }),
    ]);
  });

  test('a slot leads to what it receives, to its default and to what its text names, and says whose text it is', () => {
    const [shade] = views[1]?.entries ?? [];
    expect(shade?.facts.map(({ html }) => html)).toEqual([
      '<code>React.ElementType&#x3C;<a href="/kit/api/bulb/">BulbProps</a>></code>',
      '<code><a href="/kit/api/bulb/">Bulb</a></code>',
      '<code>.Kit-shade</code>',
    ]);
    expect(shade?.note).toBe(
      'Holds a <code><a href="/kit/api/bulb/">Bulb</a></code>, see <a href="https://elsewhere.example/" class="external" rel="noopener"><code>Bulb</code></a>.',
    );
    expect(shade?.description).toBe('');
    const slots = value.slots.find((slot) => slot.kind === 'api' && slot.view.section === 'slots');
    expect(slots?.kind === 'api' && slots.markdown.join('\n')).toContain('. Note: Holds a `Bulb`');
  });

  test('lists its entries in the contents, and as Markdown', () => {
    expect(value.toc.map(({ title, children }) => [title, children.map((each) => each.title)])).toEqual([
      ['Props', ['onTurn', 'Bulb', 'watts', 'amps']],
      ['Slots', ['shade']],
      ['CSS classes', ['lit', 'root']],
      ['CSS classes of parts', ['.KitSocket-root']],
      ['Guides', []],
    ]);
    const [props] = value.slots;
    expect(props?.kind === 'api' && props.markdown.join('\n')).toBe(
      [
        '- **`onTurn`** (Required, Deprecated, Pro plan): `(on: boolean, bulb: Bulb) => Bulb`. Called when \\<b>turned\\</b>. Use `onSwitch`.',
        '  - `on`: Whether it is *on*.',
        '  - Returns: the bulb.',
        '  - Demos: [Lamps](https://lantern.example/lamps/#TurnIt)',
        '- **`Bulb`**: `Bulb`. Only with `on: true`.',
        '- **`watts`**: `number`; Default: `40`, or less. One of:',
        '  - 40',
        '  - 25',
        '',
        '  Note: More is `Bulb`.',
        '',
        '  See: [lamps](https://lantern.example/lamps/) for more.',
        '- **`amps`** (Deprecated): `number`. As `onTurn`, or `onTurn()`; not `amps`.',
      ].join('\n'),
    );
  });

  test('has links to its neighbours in the reference checked', () => {
    expect(value.links.map(({ href }) => href)).toContain('/kit/api/bulb/');
  });
});

describe('a page of exports that share it', () => {
  const whole: Site = { ...documented, tree: [...documented.tree, moreNode] };
  const { value, diagnostics } = compiledIn(whole, more, '/kit/api/more', [guide]);
  const entries = value.slots.flatMap((slot) => (slot.kind === 'api' ? slot.view.entries : []));

  test('has a section a kind, with each export under its own name', () => {
    expect(diagnostics).toEqual([]);
    expect([value.title, value.description]).toEqual(['More', 'What else there is.']);
    expect(value.toc.map(({ title, children }) => [title, children.map(({ id }) => id)])).toEqual([
      ['Hooks', ['useWatt']],
      ['Types', ['Watt']],
    ]);
  });

  test('shows a type by its declaration, whose names lead to their places but not to itself', () => {
    const watt = entries.find(({ name }) => name === 'Watt');
    expect(watt?.facts.map(({ kind }) => kind)).toEqual(['definition']);
    expect(watt?.facts[0]?.html).toContain('<a href="/kit/api/bulb/">Bulb</a>');
    expect(watt?.facts[0]?.html).not.toContain('>Watt</a>');
    expect(watt?.example).toBeNull();
    expect(watt?.parameters).toEqual([
      {
        name: 'unit',
        description: 'A <code><a href="/kit/api/bulb/">Bulb</a></code>, or a <code>Watt</code>.',
      },
    ]);
  });

  test('shows a hook with its signature, what it is given, and a call', () => {
    const hook = entries.find(({ name }) => name === 'useWatt');
    expect(hook).toMatchObject({ plan: 'pro', marks: ['internal'], facts: [{ kind: 'type' }] });
    expect(hook?.facts[0]?.html).toContain('<a href="/kit/api/more/#Watt">Watt</a>');
    expect(hook?.example?.replace(/<[^>]*>/g, '')).toBe(
      "import { useWatt } from 'paper-kit-pro';\nconst watt = useWatt(bulb);",
    );
    expect(hook?.parameters[0]?.description).toBe('Of a <code><a href="/kit/api/lamp/">Lamp</a></code>.');
    const [hooks] = value.slots;
    expect(hooks?.kind === 'api' && hooks.markdown.join('\n')).toContain(
      "\n  - Example:\n\n    ```tsx\n    import { useWatt } from 'paper-kit-pro';\n    const watt = useWatt(bulb);\n    ```\n",
    );
  });
});

test('an entry tells what the type parameters of its types stand for, and of no others', () => {
  const entry: ApiInterface = {
    ...bulb,
    typeParameters: '<TUnit extends Watt = any>',
    groups: [{ members: [{ name: 'unit', type: 'TUnit[]', required: true }] }],
  };
  const changed = { ...reference, interfaces: [entry] };
  const whole: Site = { ...documented, reference: changed };
  const { value } = compiledIn(whole, { kind: 'interface', product: 'kit', name: 'Bulb' }, '/kit/api/bulb');
  expect(value.html.replace(/\s+/g, ' ')).toContain(
    '<small>Type parameters: <code>&#x3C;TUnit extends Watt = any></code> · <code>TUnit</code> (<code>Watt</code>): A unit of <code>Bulb</code></small>',
  );
  expect(value.html).not.toContain('TOther');
});

test('below a definition are links to what it names', () => {
  const entry: ApiInterface = {
    ...bulb,
    name: 'Shine',
    slug: 'shine',
    groups: [],
    definition: 'Bulb | Shine[]',
  };
  const changed = { ...reference, interfaces: [bulb, entry] };
  const whole: Site = { ...documented, reference: changed };
  const { value } = compiledIn(whole, { kind: 'interface', product: 'kit', name: 'Shine' }, '/kit/api/shine');
  expect(value.html).toMatch(/<p>Types: <a href="\/kit\/api\/bulb\/"><code>Bulb<\/code><\/a><\/p>\s*$/);
});

test('an interface with groups has a section for each, and only the first has the control', () => {
  const { value } = compiled(bulb);
  expect(value.toc.map(({ title, plan, children }) => [title, plan, children.map(({ id }) => id)])).toEqual([
    ['Light', null, ['bulb-prop-shine']],
    ['Heat', 'premium', ['bulb-prop-warm']],
    ['Guides', null, []],
  ]);
  expect(
    value.slots.map((slot) => slot.kind === 'api' && [slot.view.first, slot.view.entries[0]?.marks]),
  ).toEqual([
    [true, []],
    [false, []],
  ]);
});

test.each([
  [
    '{{"component": "ApiProps", "of": "Lmap"}}',
    34,
    'There is no API reference of `Lmap`.',
    'Did you mean `Lamp`?',
  ],
  ['{{"component": "ApiProps", "off": "Lamp"}}', 1, '`of` must be a text.', undefined],
  [
    '{{"component": "ApiMembers", "of": "Bulb", "group": "Lihgt"}}',
    53,
    'Bulb has no group `Lihgt`.',
    'Did you mean `Light`?',
  ],
  ['{{"component": "ApiEvents"}}', 1, 'There is no list of events of `kit`.', undefined],
  [
    '{{"component": "ApiPops", "of": "Lamp"}}',
    16,
    'No component is registered as "ApiPops".',
    'Did you mean `ApiProps`?',
  ],
])('a mistake in %s is found', (line, column, message, help) => {
  const pages = { url: null, written: new Map(), pending: new Set<string>() };
  const text = `# Dimming\n\n<p class="description">A lamp.</p>\n\n${line}\n`;
  const apiPart: PageLookups['apiPart'] = (directive) => parts.partOf(directive, 'kit', pages);
  const { diagnostics, value } = compilePage(pageInput(text, { apiPart }));
  expect(value.slots).toEqual([]);
  expect(diagnostics).toMatchObject([{ message, place: { line: 5, column } }]);
  if (help !== undefined) expect(diagnostics[0]?.help).toBe(help);
});

test.each([
  ['/lamps/#turning', '/lamps/#turning'],
  ['/lamps/#gone', '/lamps/'],
  ['http://kit.example/lamps/', '/lamps/'],
  ['/wiring/#later', '/wiring/#later'],
  ['/unknown/', 'https://kit.example/unknown/'],
  ['https://elsewhere.example/lamps/', 'https://elsewhere.example/lamps/'],
])('a link of a package to %s leads to %s', (href, expected) => {
  const written = new Map([['/lamps', new Set(['turning'])]]);
  expect(packageHref(href, { url: 'https://kit.example', written, pending: new Set(['/wiring']) })).toBe(
    expected,
  );
});

test('a long description ends with a sentence, else with a word', () => {
  expect(shortened(`${'It is a lamp. '.repeat(11)}${'a'.repeat(40)}`)).toBe(
    'It is a lamp. '.repeat(11).trim(),
  );
  expect(shortened('word '.repeat(60))).toMatch(/^(?:word )+…$/);
});

test.each([
  ['(apiRef: ApiRef) => number', ['lampSelector(apiRef)', 'number']],
  ['(\n  state: State,\n) => number', ['lampSelector(state)', 'number']],
  ['() => number', ['number']],
])('a selector shows how it is called: %s', (signature, facts) => {
  const row = selectorRow({ name: 'lampSelector', type: 'number', signature, packages: [] });
  expect(row.facts.map(({ code }) => code)).toEqual(facts);
});
