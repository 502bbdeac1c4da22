import { text } from './frame.ts';

/** Choices that hide rows: the name of a `data-…` attribute of the rows, a legend, and value → label. */
export interface Filter {
  readonly name: string;
  readonly legend: string;
  readonly values: ReadonlyMap<string, string>;
}

/** Boxes that are checked for what is shown; empty for fewer than two choices. They need no script. */
export function filterBoxes({ name, legend, values }: Filter): string {
  if (values.size < 2) return '';
  const boxes = [...values].map(
    ([value, label]) =>
      `<label><input type="checkbox" checked name="${name}" value="${text(value)}"> ${text(label)}</label>`,
  );
  return `<fieldset><legend>${legend}</legend>${boxes.join('')}</fieldset>`;
}

/** Rules that hide the rows of a value whose box is not checked. */
export const filterRules = (filters: readonly Filter[]): string =>
  filters
    .flatMap(({ name, values }) =>
      [...values.keys()].map(
        (value) =>
          `body:has([name=${name}][value="${value}"]:not(:checked)) [data-${name}="${value}"]{display:none}`,
      ),
    )
    .join('\n');

/** A row with the facts by which it is filtered. */
export const row = (facts: Readonly<Record<string, string>>, cells: string): string =>
  `<tr ${Object.entries(facts)
    .map(([name, value]) => `data-${name}="${text(value)}"`)
    .join(' ')}>${cells}</tr>`;

/** Heads of columns of numbers. */
const numeric = new Set(['Elements', 'Demos']);

const headCell = (head: string): string =>
  `<th scope="col"${numeric.has(head) ? ' class="number"' : ''}>${head}</th>`;

/** A table that scrolls on a narrow screen, with the name by which its region is known. */
export const table = (name: string, heads: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${heads.map(headCell).join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
