import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Faults of the documented packages in what they render: rule, and the element at fault. */
const faultsOfPackages: readonly (readonly [rule: string, element: string])[] = [
  // The notice of a missing licence is meant to be pale, and so is the picture of it on the page about licences.
  ['color-contrast', 'color: rgba(130, 130, 130, 0.62)'],
  ['color-contrast', '>MUI X Missing license key<'],
  // Rows stand in boxes without a role inside the grid.
  ['aria-required-children', 'MuiDataGrid-root'],
  // The name says what the button does, its text what it is about.
  ['label-content-name-mismatch', 'aria-label="Show filters"'],
  // Toolbars of pickers are headings of a level of their own.
  ['heading-order', 'PickerToolbar-title'],
  ['heading-order', '>&nbsp;–&nbsp;<'],
  // Headers of toggles, handles, filters and groups without a name hold no text.
  ['empty-table-header', 'MuiDataGrid-columnHeader'],
  ['select-name', 'MuiNativeSelect-select'],
  ['aria-progressbar-name', 'MuiCircularProgress-root'],
  // The options of a clock are gone while it shows another view.
  ['aria-valid-attr-value', 'MuiClock-wrapper'],
  ['color-contrast', 'MuiClockNumber-root'],
  ['color-contrast', 'MuiDayCalendar-weekNumber'],
  ['color-contrast', 'MuiDigitalClock-item'],
  ['label-content-name-mismatch', 'MuiMultiSectionDigitalClockSection-item'],
];

const isOfPackage = (rule: string, html: string): boolean =>
  faultsOfPackages.some(([name, element]) => name === rule && html.includes(element));

/** Violations as `rule: element`. With `rules` only those are applied. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(async (names) => {
    const options = names === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...names] } };
    const { violations: all } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...options,
    });
    return all.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })));
  }, rules);
  return found
    .filter(({ id, html }) => !isOfPackage(id, html))
    .map(({ id, html }) => `${id}: ${html.slice(0, 200)}`);
}
