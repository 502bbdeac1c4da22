import { expect, test } from 'vitest';
import { propRow } from '../../cli/2-compile/api-pages/api-row.ts';
import { changesText } from '../../cli/2-compile/api-pages/changes-text.ts';
import { entryText } from '../../cli/2-compile/api-pages/page-text.ts';
import type { Words } from '../../cli/2-compile/markdown/words.ts';
import type { ApiChange, ApiHistory } from '../../cli/model/history.ts';
import { withHistory } from '../../cli/reference/history.ts';
import { spokenRelease } from '../../cli/reference/release.ts';
import { sinceText } from '../../renderer/since-text.ts';
import { fill } from '../../renderer/text.ts';
import words from '../../templates/texts/en.json' with { type: 'json' };
import { component, prop, reference } from '../compare/references.ts';

const word: Words = (key, values = {}) => fill(words[key], values);

const change = (kind: ApiChange['change'], name: string, more: Partial<ApiChange> = {}): ApiChange => ({
  change: kind,
  kind: 'prop',
  name,
  owners: ['Lamp'],
  ...more,
});

const historyOf = (versions: Readonly<Record<string, readonly ApiChange[]>>): ApiHistory => ({
  packages: {},
  first: '1.0.0',
  unread: [],
  versions: Object.entries(versions).map(([version, changes]) => ({ version, changes })),
});

const lamp = (versions: Readonly<Record<string, readonly ApiChange[]>>) => {
  const plain = reference({
    components: [component('Lamp', { props: ['hue', 'shade', 'tone'].map((name) => prop(name, 'string')) })],
  });
  return withHistory(plain, new Map([['lamps', historyOf(versions)]])).components[0];
};

test('an entry counts from its last addition, with the times before it when it was there too', () => {
  const found = lamp({
    '1.2.0': [change('added', 'hue'), change('renamed', 'tint', { before: 'tint', after: 'tone' })],
    '1.3.0': [change('removed', 'hue')],
    '1.10.0': [change('added', 'hue'), change('added', 'shade', { owners: ['Torch'] })],
  });
  expect(found?.props.map(({ name, since }) => [name, since])).toEqual([
    ['hue', '1.10.0'],
    ['shade', undefined],
    ['tone', '1.2.0'],
  ]);
  expect(found?.props[0]?.earlier).toEqual([{ from: '1.2.0', until: '1.3.0' }]);
  expect(found?.since).toBeUndefined();
  expect(found?.history?.map(({ version, changes }) => [version, changes.length])).toEqual([
    ['1.10.0', 1],
    ['1.3.0', 1],
    ['1.2.0', 2],
  ]);
});

test('an entry of the first release that left and came back says since when, and until when it was there', () => {
  const gone = lamp({
    '1.5.0': [change('removed', 'hue'), change('renamed', 'tone', { before: 'tone', after: 'tint' })],
    '1.9.0': [change('added', 'hue'), change('added', 'tone')],
  });
  const row = gone?.props[0] && propRow('lamp', gone.props[0]);
  expect(row?.since && sinceText(row.since, word)).toBe('Since 1.9, and before 1.5');
  expect(gone?.props[2]).toMatchObject({ since: '1.9.0', earlier: [{ from: null, until: '1.5.0' }] });
});

test('the class of a part is another than that of the component', () => {
  const root = { key: 'root', className: 'Glow-Lamp-root' };
  const plain = reference({
    components: [component('Lamp', { classes: [root, { ...root, interface: 'BulbClasses' }] })],
  });
  const own = change('added', 'root', { kind: 'class', part: 'BulbClasses' });
  const [found] = withHistory(plain, new Map([['lamps', historyOf({ '1.2.0': [own] })]])).components;
  expect(found?.classes.map(({ since }) => since)).toEqual([undefined, '1.2.0']);
  expect(changesText(found?.history ?? [], word)).toContain('New classes: `BulbClasses.root`.');
});

test('a component that is new has its version itself', () => {
  expect(lamp({ '1.1.0': [change('added', 'Lamp', { kind: 'export', owners: [] })] })?.since).toBe('1.1.0');
});

test('a release has the name that people call it', () => {
  expect(['1.10.0', '1.10.2', '2.0.0'].map(spokenRelease)).toEqual(['1.10', '1.10.2', '2.0']);
});

test('the page of a component says its age, and tells its changes after its members', () => {
  const component = lamp({
    '1.1.0': [change('added', 'Lamp', { kind: 'export', owners: [] })],
    '1.2.0': [change('added', 'shade')],
  });
  if (component === undefined) throw new Error('There is no lamp.');
  const links = { guides: [], extended: [], typeParameters: [], defined: [], features: [] };
  const list = () => ({ section: 'props', rows: [], hrefs: {}, names: {}, file: '' }) as const;
  const { blocks } = entryText(component, links, { word, list });
  expect(blocks.join('\n\n')).toMatch(
    /<small>Since 1\.1<\/small>[\s\S]*## Props\n[\s\S]*## Changes\n\n- \*\*1\.2:\*\* New props: `shade`\.\n- \*\*1\.1:\*\* New: `Lamp`\./,
  );
});

const text = (...versions: readonly (readonly [string, readonly ApiChange[]])[]) =>
  changesText(
    versions.map(([version, changes]) => ({ version, changes })),
    word,
  );

test('changes are told by version, each kind once', () => {
  expect(
    text([
      '1.2.0',
      [
        change('added', 'hue'),
        change('added', 'bulb', { kind: 'slot' }),
        change('default', 'tone', { before: "'warm'", after: "'cold'" }),
        change('type', 'shade', { before: 'string', after: 'x'.repeat(90) }),
        change('deprecated', 'tint', { after: '' }),
        change('plan', 'glow', { after: 'pro' }),
      ],
    ]),
  ).toBe(
    "## Changes\n\n- **1.2:** New props: `hue`. New slots: `bulb`. Other default: `tone` (`'warm'` → `'cold'`). Other type: `shade`. Deprecated props: `tint`.",
  );
});

test('a version without a change worth a word is left out, and older ones are folded', () => {
  const added = (version: string) =>
    [version, [change('added', `in${version.replaceAll('.', '')}`)]] as const;
  const found = text(
    ['1.9.0', [change('plan', 'glow', { after: 'pro' })]],
    ...['1.8.0', '1.7.0', '1.6.0', '1.5.0', '1.4.0', '1.3.0'].map(added),
  );
  expect(found).not.toContain('1.9');
  expect(found).toMatch(/- \*\*1\.4:\*\*[\s\S]*<summary>Earlier changes<\/summary>\n\n- \*\*1\.3:\*\*/);
  expect(text()).toBe('');
});
