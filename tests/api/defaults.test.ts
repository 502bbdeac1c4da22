/** Defaults of the committed reference against the scripts of the packages, read with regular expressions and no code of the extractor. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toolRoot } from '../../cli/machine/tool.ts';

interface Entry {
  readonly name: string;
  readonly default?: string;
  readonly stated?: string;
  readonly plan?: string;
}

const components = ['x-charts', 'x-data-grid', 'x-date-pickers', 'x-tree-view'].flatMap((product) => {
  const folder = join(toolRoot, 'content/api', product, 'components');
  return readdirSync(folder).map(
    (file): { name: string; props: Entry[]; slots: Entry[]; classes: { key: string; plan?: string }[] } =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
});
const entries = components.flatMap(({ props, slots }) => [...props, ...slots]);

test('the object of defaults of the grid is what the reference prints', () => {
  const script = readFileSync(
    join(toolRoot, 'node_modules/@mui/x-data-grid/DataGrid/useDataGridProps.js'),
    'utf8',
  );
  const block = /DATA_GRID_PROPS_DEFAULT_VALUES = \{([\s\S]*?)\n\};/.exec(script)?.[1] ?? '';
  const lines = [...block.matchAll(/^ {2}(\w+): (true|false|\d+|'[^']*'|\[.*\]),?$/gm)];
  const props = components.find(({ name }) => name === 'DataGridPremium')?.props ?? [];
  const wrong = lines.flatMap(([, name, value = '']) => {
    const told = props.find((each) => each.name === name)?.default;
    return told === undefined || told.replaceAll('"', "'") === value
      ? []
      : [`${name}: ${told}, not ${value}`];
  });
  expect(lines.length).toBeGreaterThan(35);
  expect(wrong).toEqual([]);
});

test('a default that a comment states and the code has not is kept apart', () => {
  expect(entries.filter((each) => each.default !== undefined && each.default === each.stated)).toEqual([]);
  expect(entries.filter((each) => each.default !== undefined).length).toBeGreaterThan(1300);
  expect(entries.filter((each) => each.stated !== undefined).length).toBeGreaterThan(100);
});

test.each([
  ['ChartsTooltip', 'trigger', "'axis'"],
  ['PickersDay', 'centerRipple', 'true'],
  ['PickersShortcuts', 'dense', 'true'],
  ['DateCalendar', 'views', "['year', 'day']"],
  ['DateCalendar', 'renderLoading', '() => <span>...</span>'],
  ['DataGrid', 'filterPanelDeleteIcon', 'GridCloseIcon'],
  ['StaticDateRangePicker', 'day', 'DateRangePickerDay'],
])('%s has the default of %s that its script has', (component, name, value) => {
  const found = components.find((each) => each.name === component);
  const entry = [...(found?.props ?? []), ...(found?.slots ?? [])].find((each) => each.name === name);
  expect(entry?.default).toBe(value);
});

test('classes of the grid that only other packages apply have a plan', () => {
  const plans = components.find(({ name }) => name === 'DataGrid')?.classes.filter(({ plan }) => plan) ?? [];
  expect(plans.map(({ key }) => key)).toContain('rowReorderCell');
  expect(plans.length).toBeGreaterThan(35);
});
