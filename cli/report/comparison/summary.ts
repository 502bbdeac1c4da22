import type { ComparedEntry, Comparison } from '../../model/comparison.ts';

/** Lines of a summary, at most: it stands in a pull request. */
const longest = 60;

const versions = ({ before, after }: Comparison): string =>
  Object.keys(after)
    .map((name) => `\`${name}\` ${before[name] ?? 'none'} → ${after[name]}`)
    .join(', ');

const code = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ');
  return `\`${(plain.length > 60 ? `${plain.slice(0, 57)}…` : plain).replaceAll('`', "'")}\``;
};

/** One change in a line, such as ``prop `Lamp.colour` removed``. */
export function entryLine({ kind, owners, name, change, before, after }: ComparedEntry): string {
  const of = owners.length === 0 ? name : `${owners[0]}.${name}`;
  const more = owners.length > 1 ? ` (and ${owners.length - 1} more)` : '';
  const facts =
    change === 'added' || change === 'removed' || change === 'deprecated'
      ? ''
      : `: ${code(before ?? 'none')} → ${code(after ?? 'none')}`;
  return `${kind} ${code(of)}${more} ${change}${facts}`;
}

/** Breaking changes, those that most pages name first. */
function mostNamed({ reference, pages }: Comparison): ComparedEntry[] {
  const uses = new Map<string, number>();
  for (const text of pages.flatMap(({ entries }) => entries)) uses.set(text, (uses.get(text) ?? 0) + 1);
  const usesOf = ({ owners, name, change }: ComparedEntry): number =>
    uses.get(`${owners.length === 0 ? name : `${owners[0]}.${name}`}: ${change}`) ?? 0;
  return reference
    .filter(({ weight }) => weight === 'breaking')
    .sort((one, other) => usesOf(other) - usesOf(one));
}

function section(title: string, lines: readonly string[], limit: number): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - limit;
  return [
    '',
    `### ${title}`,
    '',
    ...lines.slice(0, limit).map((line) => `- ${line}`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ];
}

/** A comparison in Markdown, for a pull request. */
export function comparisonSummary(comparison: Comparison): string {
  const { counts, conflicts, demos, pages } = comparison;
  const { reference: entries, demos: of, pages: on } = counts;
  const broken = demos.filter(({ status }) => ['build', 'draw', 'types'].includes(status));
  const lines = [
    `## ${versions(comparison)}`,
    '',
    '| | breaks | changes | stays |',
    '|---|---|---|---|',
    `| Entries | ${entries.breaking ?? 0} | ${entries.other ?? 0}, and ${entries.addition ?? 0} new | |`,
    `| Demos | ${(of.build ?? 0) + (of.draw ?? 0) + (of.types ?? 0)} | ${(of.changed ?? 0) + (of.styled ?? 0)} | ${of.unchanged ?? 0} |`,
    `| Pages | ${on.breaking ?? 0} | ${on.changed ?? 0} | ${on.safe ?? 0} |`,
    ...section('Peers', conflicts, 3),
    ...section('Entries that break', mostNamed(comparison).map(entryLine), 15),
    ...section(
      'Demos that break',
      broken.map(
        ({ id, build, draw, types }) =>
          `${code(id)}: ${([...build, ...draw, ...types][0] ?? '').slice(0, 160).replace(/\s+/g, ' ')}`,
      ),
      12,
    ),
    ...section(
      'Pages with most changes',
      pages
        .slice(0, 10)
        .map(
          (page) =>
            `${page.title} (${page.pathname}): ${page.demos.length} demos, ${page.entries.length} names, ${page.fences.length} code blocks`,
        ),
      10,
    ),
  ];
  return `${lines.slice(0, longest).join('\n')}\n`;
}
