import type { Comparison } from '../../model/comparison.ts';
import {
  brokenStatuses,
  changedStatuses,
  codemodVerdicts,
  demoStatuses,
} from '../../schemas/comparison-schema.ts';
import { type Filter, filterBoxes, filterRules, table } from './filters.ts';
import { amount, framed, type ReportSite, type Sections, text } from './frame.ts';
import { codemodRow, commonRow, demoRow, entryRow, faultRow, linked, pageRow } from './rows.ts';
import { countOf, senseWords, statusWords, sumOf, verdictCounts, verdictWords } from './words.ts';

const sections: Sections = [
  ['#pages', 'Pages'],
  ['#demos', 'Demos'],
  ['#codemod', 'Codemod'],
  ['#common', 'In many demos'],
  ['#reference', 'Reference'],
];

function filtersOf(site: ReportSite, { demos, pages, reference, common, codemod }: Comparison) {
  const values = (all: readonly string[], words: (one: string) => string) =>
    new Map([...new Set(all)].map((one) => [one, words(one)]));
  const products = [...reference, ...demos, ...pages].map(({ product }) => product);
  return {
    weight: {
      name: 'weight',
      legend: 'Weight',
      values: new Map([
        ['breaking', 'breaking'],
        ['other', 'other changes'],
        ['addition', 'additions'],
      ]),
    },
    product: {
      name: 'product',
      legend: 'Product',
      values: values(products, (id) => site.products[id] ?? id),
    },
    status: {
      name: 'status',
      legend: 'What became of it',
      values: new Map(
        demoStatuses
          .filter((status) => demos.some((demo) => demo.status === status))
          .map((status) => [status, statusWords[status]]),
      ),
    },
    kind: {
      name: 'kind',
      legend: 'Kind',
      values: values(
        reference.map(({ kind }) => kind),
        String,
      ),
    },
    verdict: {
      name: 'verdict',
      legend: 'Outcome',
      values: new Map(
        codemodVerdicts
          .filter((verdict) => codemod?.demos.some((demo) => demo.verdict === verdict))
          .map((verdict) => [verdict, verdictWords[verdict]]),
      ),
    },
    sense: {
      name: 'sense',
      legend: 'Kind',
      values: new Map(common.map(({ sense }) => [sense, senseWords[sense]])),
    },
  } satisfies Record<string, Filter>;
}

function overview({ counts, before, after, conflicts, notes }: Comparison): string {
  const { reference, demos, pages } = counts;
  const figures: readonly (readonly [string, ...number[]])[] = [
    ['Entries of the reference', sumOf(reference, ['breaking']), sumOf(reference, ['other', 'addition'])],
    ['Demos', sumOf(demos, brokenStatuses), sumOf(demos, changedStatuses), sumOf(demos, ['unchanged'])],
    ['Pages', sumOf(pages, ['breaking']), sumOf(pages, ['changed']), sumOf(pages, ['safe'])],
  ];
  const rows = figures.map(
    ([name, ...numbers]) =>
      `<tr><th scope="row">${name}</th>${[0, 1, 2].map((index) => `<td class="number">${numbers[index] ?? ''}</td>`).join('')}</tr>`,
  );
  const became = demoStatuses.flatMap((status) => {
    const count = demos[status] ?? 0;
    return count > 0 ? [`<li>${countOf(count, status)}</li>`] : [];
  });
  const versions = Object.entries(after).map(
    ([name, version]) =>
      `<li><code>${text(name)}</code> ${text(before[name] ?? 'none')} → ${text(version)}</li>`,
  );
  const peers = conflicts.map((conflict) => `<li>${text(conflict)}</li>`).join('');
  return `<ul>${versions.join('')}</ul>
${notes.length === 0 ? '' : `<h2>Notes</h2><ul>${notes.map((note) => `<li>${text(note)}</li>`).join('')}</ul>`}
${peers === '' ? '' : `<h2>Peers that do not fit</h2><ul>${peers}</ul>`}
<div class="scroll"><table><thead><tr><td></td><th scope="col" class="number">break</th><th scope="col" class="number">change</th><th scope="col" class="number">stay</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<p>Of the demos:</p><ul>${became.join('')}</ul>`;
}

const safeList = (site: ReportSite, safe: readonly string[]): string =>
  safe.length === 0
    ? ''
    : `<details><summary>${amount(safe.length, 'page')} that no change touches</summary><ul>${safe
        .map((path) => `<li>${linked(site, `${path}/`, text(path))}</li>`)
        .join('')}</ul></details>`;

/** The demos that a codemod brings over, those that it brings over least first. */
function codemodPart({ codemod }: Comparison, filter: Filter): string {
  if (codemod === null) return '';
  const { command, files, demos } = codemod;
  const rows = codemodVerdicts
    .toReversed()
    .flatMap((verdict) => demos.filter((demo) => demo.verdict === verdict).map(codemodRow));
  return `<h2 id="codemod">Codemod</h2>
<p class="lead"><code>${text(command)}</code> changed ${amount(files, 'file')} of a copy, which was then checked and drawn with the other version. Of the demos that break without it, or by it: ${verdictCounts(codemod)}.</p>
<div class="filters">${filterBoxes(filter)}</div>
${table('Codemod', ['Demo', 'Outcome', 'After the command, it', 'What remains'], rows)}`;
}

/** Demos by status, the gravest first. */
const byStatus = (demos: Comparison['demos']): Comparison['demos'] =>
  demos.toSorted((one, other) => demoStatuses.indexOf(one.status) - demoStatuses.indexOf(other.status));

/** The first page of the report. */
export function comparisonPage(site: ReportSite, comparison: Comparison): string {
  const { demos, pages, reference, safe, common, accessibility } = comparison;
  const filters = filtersOf(site, comparison);
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  const faults =
    accessibility.length === 0
      ? ''
      : `<h3>Accessibility</h3>
<p class="lead">Rules of axe that more or fewer elements break, of those that need no layout.</p>
${table('Accessibility', ['Rule', 'In words', 'Elements', 'Demos'], accessibility.map(faultRow))}`;
  const shared =
    common.length === 0
      ? ''
      : `<h2 id="common">In many demos</h2>
<p class="lead">Differences that several demos share.</p>
<div class="filters">${filterBoxes(filters.sense)}</div>
${table('In many demos', ['Element', 'Difference', 'Kind', 'Demos'], common.map(commonRow))}`;
  const body = `<h1>What changes in ${text(site.name)}</h1>
${overview(comparison)}
<h2>Show</h2>
<div class="filters">${filterBoxes(filters.weight)}${filterBoxes(filters.product)}</div>
<h2 id="pages">Pages</h2>
<p class="lead">The most affected first.</p>
${safeList(site, safe)}
${table(
  'Pages',
  ['Page', 'Weight', 'What on it'],
  pages.map((page) => pageRow(site, page, byId)),
)}
<h2 id="demos">Demos</h2>
<p class="lead">The most broken first.</p>
<div class="filters">${filterBoxes(filters.status)}</div>
${table('Demos', ['Demo', 'It', 'Findings'], byStatus(demos).map(demoRow))}
${faults}
${codemodPart(comparison, filters.verdict)}
${shared}
<h2 id="reference">Reference</h2>
<div class="filters">${filterBoxes(filters.kind)}</div>
${table(
  'Reference',
  ['Entry', 'Kind', 'Change', 'Weight', 'Before and after'],
  reference.map((entry) => entryRow(site, entry)),
)}`;
  const title = `What changes in ${site.name}`;
  const shown = sections.filter(
    ([href]) =>
      (href !== '#common' || common.length > 0) && (href !== '#codemod' || comparison.codemod !== null),
  );
  return framed(site, { title, body, sections: shown, css: filterRules(Object.values(filters)) });
}
