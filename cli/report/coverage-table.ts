import type { CoveredEntry, ShownIn } from '../reference/coverage.ts';

/** Numbers of entries by what shows them. */
type Counts = Readonly<Record<ShownIn, number>>;

const countsOf = (entries: readonly CoveredEntry[]): Counts => {
  const counts = { demo: 0, page: 0, nothing: 0 };
  for (const { shownIn } of entries) counts[shownIn] += 1;
  return counts;
};

/** Share of the entries that a demo or page shows, in percent. */
export function coveredPercent(entries: readonly CoveredEntry[]): number {
  const { nothing } = countsOf(entries);
  return entries.length === 0 ? 100 : (100 * (entries.length - nothing)) / entries.length;
}

function groupsOf(
  entries: readonly CoveredEntry[],
  keyOf: (entry: CoveredEntry) => string,
): ReadonlyMap<string, readonly CoveredEntry[]> {
  const groups = new Map<string, CoveredEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** Owners with most uncovered entries that the table lists, and names in a line. */
const most = 40;
const mostNames = 12;

const plural = (kind: string): string => `${kind}${kind.endsWith('s') ? 'es' : 's'}`;

function row(label: string, entries: readonly CoveredEntry[]): string[] {
  const { demo, page, nothing } = countsOf(entries);
  const percent = `${coveredPercent(entries).toFixed(1)} %`;
  return [label, ...[entries.length, demo, page, nothing].map(String), percent];
}

/** Aligns the cells of rows: the first column to the left, numbers to the right. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Rows of cells: by product and kind, by product, and all. */
function summary(entries: readonly CoveredEntry[]): string[][] {
  const kinds = [...groupsOf(entries, ({ product, kind }) => `${product} ${plural(kind)}`)];
  const products = [...groupsOf(entries, ({ product }) => product)];
  return [
    ['', 'entries', 'in demos', 'on pages', 'nowhere', 'shown'],
    ...[...kinds, ...products].map(([label, own]) => row(label, own)),
    row('all', entries),
  ];
}

interface Owner {
  readonly label: string;
  readonly missing: readonly CoveredEntry[];
}

/** Owners of entries that nothing shows, those with most of them first. */
const ownersOf = (entries: readonly CoveredEntry[]): Owner[] =>
  [...groupsOf(entries, ({ product, owner, kind }) => `${product} ${owner || plural(kind)}`)]
    .map(([label, own]) => ({ label, missing: own.filter(({ shownIn }) => shownIn === 'nothing') }))
    .filter(({ missing }) => missing.length > 0)
    .sort((one, other) => other.missing.length - one.missing.length);

/** The coverage of a reference as a text: by product and kind, then the owners with most entries that nothing shows. */
export function coverageTable(entries: readonly CoveredEntry[]): string {
  const owners = ownersOf(entries);
  const listed = owners.slice(0, most).map(({ label, missing }) => {
    const names = missing.slice(0, mostNames).map(({ name }) => name);
    const rest = missing.length > names.length ? `, and ${missing.length - names.length} more` : '';
    return `${label} (${missing.length}): ${names.join(', ')}${rest}`;
  });
  const left = owners.length > most ? `\n${owners.length - most} more owners: --format json` : '';
  return [aligned(summary(entries)), '', 'Shown nowhere:', `${listed.join('\n')}${left}`, ''].join('\n');
}

const markdownRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The same as Markdown, with all entries that nothing shows, for the summary of a job on GitHub. */
export function coverageMarkdown(entries: readonly CoveredEntry[]): string {
  const [head = [], ...rows] = summary(entries);
  const rule = head.map((_, column) => (column === 0 ? ':---' : '---:'));
  const products = groupsOf(entries, ({ product }) => product);
  const sections = [...products].flatMap(([product, own]) => {
    const owners = ownersOf(own);
    const names = ({ missing }: Owner) => missing.map(({ name }) => `\`${name}\``).join(', ');
    return owners.length === 0
      ? []
      : [
          '',
          `## Shown nowhere: ${product}`,
          '',
          ...owners.map((owner) => `- ${owner.label}: ${names(owner)}`),
        ];
  });
  return ['# Coverage of the reference', '', ...[head, rule, ...rows].map(markdownRow), ...sections, ''].join(
    '\n',
  );
}
