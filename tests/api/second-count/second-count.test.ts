/**
 * Counts the defaults of the reference that the scripts of the packages contradict, the defaults that it lacks, and the
 * entries that no script reads, with a reader that shares no code with the extractor; the same for the comments of the
 * packages, which are what the reference would print without it.
 */
import { expect, test } from 'vitest';
import { evidenceFor, judge, literal } from './judge.ts';
import { type Entry, entriesOf } from './printed.ts';
import { isUnread } from './words.ts';

const entries = ['x-charts', 'x-data-grid', 'x-date-pickers', 'x-tree-view'].flatMap(entriesOf);

const line = ({ owner, kind, name }: Entry, value = ''): string => `${owner} ${kind} ${name} ${value}`.trim();

/** Right although another value stands nearest in the scripts. */
const right: readonly [RegExp, string][] = [
  [/prop editMode "cell"$/, 'The enum member has this value.'],
  [/slot (?:left|right)ArrowIcon Arrow(?:Left|Right)$/, 'The name that the icon is made with.'],
  [/slot (?:next|previous)IconButton IconButton$/, 'A styled IconButton.'],
  [/slot inputAdornment InputAdornment$/, 'Imported under another name.'],
  [/slot pagination GridPagination$/, 'The evidence is for the prop of this name.'],
  [/Grid\w*ColDef|GridColTypeDef/, 'The evidence is for columns that the grid adds.'],
  [/PieSeriesType member c[xy] /, 'The evidence is for the circles of a scatter chart.'],
  [/Field prop variant 'outlined'$/, 'The default of the text field; the evidence is for a button.'],
  [/LineSeriesType member curve /, 'The evidence is for the sparkline.'],
  [/^DateRangePickerDay prop disableMargin true$/, 'The component forces it on the day within it.'],
];

const isExplained = (text: string): boolean => right.some(([pattern]) => pattern.test(text));

const contradicted = (of: (entry: Entry) => string | undefined): string[] =>
  entries.flatMap((entry) => {
    const value = of(entry);
    return value === undefined || judge(entry, value) !== 'contradicted' ? [] : [line(entry, value)];
  });

test('the scripts contradict no printed default', () => {
  const found = contradicted(({ printed }) => printed);
  expect(found.filter((each) => !isExplained(each))).toEqual([]);
  expect(right.filter(([pattern]) => !found.some((each) => pattern.test(each)))).toEqual([]);
});

test('the scripts contradict defaults that the comments of the packages state', () => {
  const wrong = contradicted(({ comment, noEffect }) => (noEffect ? undefined : comment)).filter(
    (each) => !isExplained(each),
  );
  expect(wrong).toHaveLength(28);
  expect(wrong).toContain("ChartsTooltip prop trigger 'item'");
  expect(wrong).toContain("MultiInputDateRangeField prop direction 'column'");
});

test('the scripts show most of the printed defaults', () => {
  const verdicts = entries.flatMap((entry) =>
    entry.printed === undefined ? [] : judge(entry, entry.printed),
  );
  expect(verdicts.filter((each) => each === 'held').length).toBeGreaterThan(770);
});

/** Not printed although a value stands nearest in the scripts. */
const notThere: readonly [RegExp, string][] = [
  [/prop (?:height|width) '100%'$/, 'Without it, the size of the parent decides.'],
  [/prop width 0$/, 'Internal to the grid.'],
  [/prop legend DefaultChartsLegend$/, 'The evidence is for the slot of this name.'],
  [/ tickM(?:ax|in)Step \d+$/, 'A number of ticks that the step would give.'],
  [/ highlighted 'none'$/, 'The evidence is for the state of the chart.'],
  [/ area AreaElementPath$/, 'The evidence is for the slot of this name.'],
  [/ (?:id|field|key) '\w+'$/, 'A name that another part of the grid uses.'],
  [/ tabIndex -1$/, 'The grid moves its focus.'],
  [/^GridRow prop position 'bottom-end'$/, 'The evidence is for a menu.'],
  [/member (?:flex 1|maxDepth 0)$/, 'The evidence is for styles and for a selector.'],
  [/ component 'span'$/, 'The evidence is for a text of the toolbar.'],
  [/ readOnly true$/, 'The mobile picker sets it on its field.'],
];

const lacking = (isPrinted: (entry: Entry) => boolean): string[] =>
  entries.flatMap((entry) => {
    const evidence = evidenceFor(entry);
    const [first] = evidence;
    if (first === undefined || isPrinted(entry) || entry.noEffect) return [];
    const nearest = evidence.filter(({ depth }) => depth === first.depth);
    const says = literal.test(first.value) && !/^(?:false|''|\[\]|PropTypes\.\w+)$/.test(first.value);
    return says && nearest.every(({ value }) => value === first.value) ? [line(entry, first.value)] : [];
  });

test('the reference lacks no default that the scripts have', () => {
  const found = lacking(({ printed }) => printed !== undefined);
  expect(found.filter((each) => !notThere.some(([pattern]) => pattern.test(each)))).toEqual([]);
  expect(notThere.filter(([pattern]) => !found.some((each) => pattern.test(each)))).toEqual([]);
});

test('the comments of the packages lack defaults that the scripts have', () => {
  const found = lacking(({ comment }) => comment !== undefined);
  expect(found.filter((each) => !notThere.some(([pattern]) => pattern.test(each)))).toHaveLength(123);
});

/** Unread, and not marked. */
const notMarked: readonly [RegExp, string][] = [
  [/prop (?:fullWidth|required|hiddenLabel|focusRipple|useFlexGap)$/, 'Passed on to Material UI.'],
  [/prop disable(?:Touch)?(?:Ripple|Spacing|Padding)$/, 'Passed on to Material UI.'],
  [/^Grid\w*(?:Cell|Renderer) prop \w+$/, 'The grid passes the same to all cells; each reads a part.'],
  [/^GridHeaderCheckbox prop colDef$/, 'The grid passes the same to all headers of a column.'],
  [/^GridFilterInput\w+ prop isFilterActive$/, 'The grid passes the same to all inputs of a filter.'],
  [/^PickersLayout slot layout$/, 'Pickers render it around the layout.'],
];

test('an entry that no script reads is marked as without effect', () => {
  const unread = entries.filter(({ kind }) => kind !== 'member').filter(isUnread);
  const unmarked = unread.filter(({ noEffect }) => !noEffect).map((entry) => line(entry));
  expect(unmarked.filter((each) => !notMarked.some(([pattern]) => pattern.test(each)))).toEqual([]);
  expect(notMarked.filter(([pattern]) => !unmarked.some((each) => pattern.test(each)))).toEqual([]);
  expect(unread.filter(({ noEffect }) => noEffect).length).toBeGreaterThan(8);
});
