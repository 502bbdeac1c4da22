import type { ComparedDemo, ComparedEntry, ComparedPage, Comparison } from '../../model/comparison.ts';
import { demoPath } from './demo-page.ts';
import { amount, framed, type ReportSite, text } from './frame.ts';

const breaking = new Set<ComparedDemo['status']>(['build', 'draw', 'types']);

/** The word for what became of a demo. */
export const statusWords: Readonly<Record<ComparedDemo['status'], string>> = {
  build: 'does not build',
  draw: 'does not draw',
  types: 'has wrong types',
  changed: 'looks otherwise',
  styled: 'has other styles',
  unchanged: 'is unchanged',
};

/** A box of choices that hides rows without any script. Rows name what they are in `data-…` attributes. */
function filter(name: string, legend: string, values: ReadonlyMap<string, string>): string {
  if (values.size < 2) return '';
  const boxes = [...values].map(
    ([value, label]) =>
      `<label><input type="checkbox" checked name="${name}" value="${text(value)}"> ${text(label)}</label>`,
  );
  return `<fieldset><legend>${legend}</legend>${boxes.join('')}</fieldset>`;
}

/** Rules that hide the rows of a value whose box is not checked. */
const filterRules = (name: string, values: Iterable<string>): string =>
  [...values]
    .map(
      (value) =>
        `body:has([name=${name}][value="${value}"]:not(:checked)) [data-${name}="${value}"]{display:none}`,
    )
    .join('\n');

const row = (facts: Readonly<Record<string, string>>, cells: string): string =>
  `<tr ${Object.entries(facts)
    .map(([name, value]) => `data-${name}="${text(value)}"`)
    .join(' ')}>${cells}</tr>`;

const mark = (weight: string): string => `<span class="mark ${weight}">${weight}</span>`;

const short = (type: string | null): string => {
  if (type === null) return '<span class="muted">none</span>';
  const plain = type.replace(/\s+/g, ' ');
  return plain.length <= 90
    ? `<code>${text(plain)}</code>`
    : `<details><summary><code>${text(plain.slice(0, 80))}…</code></summary><code>${text(plain)}</code></details>`;
};

const linked = ({ url }: ReportSite, href: string | null, label: string): string =>
  href === null || url === null ? label : `<a href="${text(url + href)}">${label}</a>`;

function entryRow(site: ReportSite, entry: ComparedEntry): string {
  const { change, weight, kind, product, owners, name, before, after, href } = entry;
  const [first, ...others] = owners;
  const label = `<code>${text(first === undefined ? name : `${first}.${name}`)}</code>`;
  const more = others.length === 0 ? '' : `<br><small>also ${text(others.join(', '))}</small>`;
  const facts =
    change === 'deprecated' && after !== null ? text(after) : `${short(before)} → ${short(after)}`;
  return row(
    { weight, product, kind },
    `<th scope="row">${linked(site, href, label)}${more}</th><td>${kind}</td><td>${change}</td><td>${mark(weight)}</td><td>${facts}</td>`,
  );
}

function demoRow({ id, name, status, product, picture, console: lines, types }: ComparedDemo): string {
  const weight = breaking.has(status) ? 'breaking' : 'other';
  const counts = [
    types.length > 0 ? amount(types.length, 'type error') : '',
    picture.length > 0 ? amount(picture.length, 'difference') : '',
    lines.length > 0 ? amount(lines.length, 'console line') : '',
  ].filter(Boolean);
  return row(
    { weight, product, status },
    `<th scope="row"><a href="${text(demoPath(id))}">${text(name)}</a></th><td><span class="mark ${weight}">${statusWords[status]}</span></td><td>${counts.join(', ')}</td>`,
  );
}

function pageRow(site: ReportSite, page: ComparedPage, demos: ReadonlyMap<string, ComparedDemo>): string {
  const { pathname, title, product, entries, fences, isBreaking } = page;
  const weight = isBreaking ? 'breaking' : 'other';
  const own = page.demos.map(
    (id) => `<a href="${text(demoPath(id))}">${text(demos.get(id)?.name ?? id)}</a>`,
  );
  const list = (name: string, items: readonly string[]): string =>
    items.length === 0
      ? ''
      : `<details><summary>${name}</summary><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></details>`;
  const code = (items: readonly string[]) => items.map((item) => `<code>${text(item)}</code>`);
  return row(
    { weight, product },
    `<th scope="row">${linked(site, `${pathname}/`, text(title))}</th><td>${mark(weight)}</td><td>${[
      list(amount(own.length, 'demo'), own),
      list(amount(entries.length, 'name'), code(entries)),
      list(amount(fences.length, 'mistake in code blocks', 'mistakes in code blocks'), code(fences)),
    ].join('')}</td>`,
  );
}

const safeList = (site: ReportSite, safe: readonly string[]): string =>
  safe.length === 0
    ? ''
    : `<details><summary>${amount(safe.length, 'page')} that no change touches</summary><ul>${safe
        .map((path) => `<li>${linked(site, `${path}/`, text(path))}</li>`)
        .join('')}</ul></details>`;

const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;

const weights = new Map([
  ['breaking', 'breaking'],
  ['other', 'other changes'],
  ['addition', 'additions'],
]);

function overview({ counts, before, after, conflicts }: Comparison): string {
  const { reference, demos, pages } = counts;
  const figures = [
    ['Entries of the reference', reference.breaking, (reference.other ?? 0) + (reference.addition ?? 0), ''],
    [
      'Demos',
      (demos.build ?? 0) + (demos.draw ?? 0) + (demos.types ?? 0),
      (demos.changed ?? 0) + (demos.styled ?? 0),
      demos.unchanged,
    ],
    ['Pages', pages.breaking, pages.changed, pages.safe],
  ].map(
    ([name, ...numbers]) =>
      `<tr><th scope="row">${name}</th>${numbers.map((number) => `<td class="number">${number ?? 0}</td>`).join('')}</tr>`,
  );
  const versions = Object.entries(after).map(
    ([name, version]) =>
      `<li><code>${text(name)}</code> ${text(before[name] ?? 'none')} → ${text(version)}</li>`,
  );
  const peers = conflicts.map((conflict) => `<li>${text(conflict)}</li>`).join('');
  return `<ul>${versions.join('')}</ul>
${peers === '' ? '' : `<h2>Peers that do not fit</h2><ul>${peers}</ul>`}
<table><thead><tr><th scope="col"></th><th scope="col" class="number">break</th><th scope="col" class="number">change</th><th scope="col" class="number">stay</th></tr></thead><tbody>${figures.join('')}</tbody></table>`;
}

/** The first page of the report. */
export function comparisonPage(site: ReportSite, comparison: Comparison): string {
  const { demos, pages, reference, safe } = comparison;
  const products = new Map(
    [...new Set([...reference, ...demos, ...pages].map(({ product }) => product))].map((id) => [
      id,
      site.products[id] ?? id,
    ]),
  );
  const statuses = new Map(
    [...new Set(demos.map(({ status }) => status))].map((one) => [one, statusWords[one]]),
  );
  const kinds = new Map([...new Set(reference.map(({ kind }) => kind))].map((kind) => [kind, kind]));
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  const css = [
    filterRules('weight', weights.keys()),
    filterRules('product', products.keys()),
    filterRules('status', statuses.keys()),
    filterRules('kind', kinds.keys()),
  ].join('\n');
  const body = `<main>
<h1>What changes in ${text(site.name)}</h1>
${overview(comparison)}
<h2>Show</h2>
${filter('weight', 'Weight', weights)}${filter('product', 'Product', products)}
<h2 id="pages">Pages</h2>
<p class="lead">The most affected first.</p>
${safeList(site, safe)}
${table(
  ['Page', 'Weight', 'What on it'],
  pages.map((page) => pageRow(site, page, byId)),
)}
<h2 id="demos">Demos</h2>
${filter('status', 'What became of it', statuses)}
${table(['Demo', 'It', 'Findings'], demos.map(demoRow))}
<h2 id="reference">Reference</h2>
${filter('kind', 'Kind', kinds)}
${table(
  ['Entry', 'Kind', 'Change', 'Weight', 'Before and after'],
  reference.map((entry) => entryRow(site, entry)),
)}
</main>`;
  return framed(site, `What changes in ${site.name}`, body, css);
}
