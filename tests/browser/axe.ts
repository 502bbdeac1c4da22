import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

// Half the size of `axe.source`, which every page would have to parse.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Faults in what the documented packages render: the rule, and the only elements that it may report. */
const faultsOfPackages: readonly (readonly [rule: string, selector: string])[] = [
  // The notice of a missing licence is pale on purpose, as is its picture on the page about licences.
  ['color-contrast', '[style*="color: rgba(130, 130, 130, 0.62)"]'],
  ['color-contrast', '#WatermarkPicture .MuiBox-root'],
  // Rows are in boxes without a role inside the grid.
  ['aria-required-children', '.MuiDataGrid-root'],
  // The name says what the button does, its text what it is about.
  ['label-content-name-mismatch', '.MuiDataGrid-root button[aria-label="Show filters"]'],
  // Toolbars of pickers are headings with a level of their own.
  ['heading-order', '[class*="PickerToolbar-title"]'],
  ['heading-order', '.MuiDateRangePickerToolbar-container > .MuiTypography-root'],
  // Headers of columns and groups that the grid adds, and cells of the filter row, have no text.
  ['empty-table-header', '.MuiDataGrid-columnHeader--emptyGroup'],
  ['empty-table-header', '.MuiDataGrid-columnHeader[data-field^="__"]'],
  ['empty-table-header', '.MuiDataGrid-headerFilterRow [role="columnheader"]'],
  ['select-name', '.MuiDataGrid-headerFilterRow select'],
  ['aria-progressbar-name', '.MuiDataGrid-overlay [role="progressbar"]'],
  // The options of a clock do not exist while it shows another view.
  ['aria-valid-attr-value', '.MuiClock-wrapper'],
  ['color-contrast', '.MuiClockNumber-root'],
  ['color-contrast', '[class*="MuiDayCalendar-weekNumber"]'],
  ['color-contrast', '.MuiDigitalClock-item.Mui-disabled'],
  ['color-contrast', '.MuiMultiSectionDigitalClockSection-item.Mui-disabled'],
  ['label-content-name-mismatch', '.MuiMultiSectionDigitalClockSection-item'],
];

/** Violations as `rule: element`; only of `rules`, if given. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Not a script element, which the policy of a page would forbid.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return await page.evaluate(
    async ([names, faults]) => {
      const options = names === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...names] } };
      const { violations: all } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        elementRef: true,
        // A fifth of the time: styles are fetched again for a rule about audio, and each element gets a selector.
        preload: false,
        selectors: false,
        ...options,
      });
      const isOfPackage = (id: string, element: Element | undefined): boolean =>
        faults.some(([rule, selector]) => rule === id && element?.matches(selector) === true);
      return all.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => !isOfPackage(id, element))
          .map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      );
    },
    [rules, faultsOfPackages] as const,
  );
}
