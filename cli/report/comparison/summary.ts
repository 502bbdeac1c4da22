import { asCode } from '../../diagnostics/as-code.ts';
import { causeOf, withoutPlace } from '../../diagnostics/cause.ts';
import { shortened } from '../../diagnostics/shortened.ts';
import type { ComparedDemo, ComparedEntry, Comparison } from '../../model/comparison.ts';
import { changedStatuses } from '../../schemas/comparison-schema.ts';
import { amount } from './frame.ts';
import { countOf, isBroken, sumOf, verdictCounts } from './words.ts';

/** Lines of a summary, at most: it stands in a pull request. */
const longest = 60;

const versions = ({ before, after }: Comparison): string =>
  Object.keys(after)
    .map((name) => `\`${name}\` ${before[name] ?? 'none'} → ${after[name]}`)
    .join(', ');

const code = (text: string): string => asCode(shortened(text.replace(/\s+/g, ' '), 60, 57));

/** One change in a line, such as ``prop `Lamp.colour` removed``. */
export function entryLine({ kind, owners, name, change, weight, before, after }: ComparedEntry): string {
  const of = owners.length === 0 ? name : `${owners[0]}.${name}`;
  const more = owners.length > 1 ? ` (and ${owners.length - 1} more)` : '';
  const facts =
    change === 'removed' && after !== null
      ? `: use ${code(after)}`
      : change === 'added' || change === 'removed' || change === 'deprecated'
        ? weight === 'breaking' && change === 'added'
          ? ', and required'
          : ''
        : `: ${code(before ?? 'none')} → ${code(after ?? 'none')}`;
  return `${kind} ${code(of)}${more} ${change}${facts}`;
}

/** Characters of a message. */
const longestMessage = 160;

/** The first mistake of a demo that breaks. Types in it would look like elements. */
function mistakeOf({ build, draw, types }: ComparedDemo): string {
  const [first] = [...build, ...draw];
  return asCode(
    first === undefined
      ? causeOf(types[0] ?? '', longestMessage)
      : shortened(withoutPlace(first), longestMessage),
  );
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
  const { counts, conflicts, notes, demos, pages, accessibility, codemod } = comparison;
  const { reference: entries, demos: of, pages: on } = counts;
  const shares = changedStatuses.flatMap((status) => (of[status] ? [countOf(of[status], status)] : []));
  const broken = demos.filter(isBroken);
  const others = demos.filter(({ status }) => status === 'changed' || status === 'console');
  const lines = [
    `## ${versions(comparison)}`,
    '',
    '| | breaks | changes | stays |',
    '|---|---|---|---|',
    `| Entries | ${sumOf(entries, ['breaking'])} | ${sumOf(entries, ['other'])}, and ${sumOf(entries, ['addition'])} new | |`,
    `| Demos | ${broken.length} | ${sumOf(of, changedStatuses)} | ${sumOf(of, ['unchanged'])} |`,
    `| Pages | ${sumOf(on, ['breaking'])} | ${sumOf(on, ['changed'])} | ${sumOf(on, ['safe'])} |`,
    '',
    ...(shares.length === 0 ? [] : [`Of the demos that change: ${shares.join(', ')}.`]),
    ...section('Notes', [...conflicts, ...notes], 3),
    ...section('Entries that break', mostNamed(comparison).map(entryLine), 10),
    ...section(
      'Demos that break',
      broken.map((demo) => `${code(demo.id)}: ${mistakeOf(demo)}`),
      10,
    ),
    ...section(
      'Demos that show or write something else',
      others.map(({ id, picture, console: output }) => {
        const first = picture.find(({ sense }) => sense === 'shown');
        return `${code(id)}: ${first === undefined ? code(output[0] ?? '') : `${first.where} ${first.what}`}`;
      }),
      6,
    ),
    ...section(
      'Codemod',
      codemod === null ? [] : [`${asCode(codemod.command)}: ${verdictCounts(codemod)}`],
      5,
    ),
    ...section(
      'Accessibility',
      accessibility.map(
        ({ rule, help, before, after, demos: count }) =>
          `${code(rule)} ${help}: ${before} → ${amount(after, 'element')} in ${amount(count, 'demo')}`,
      ),
      5,
    ),
    ...section(
      'Pages with most changes',
      pages
        .slice(0, 6)
        .map(
          (page) =>
            `${page.title} (${page.pathname}): ${amount(page.demos.length, 'demo')}, ${amount(page.entries.length, 'name')}, ${amount(page.fences.length, 'code block')}`,
        ),
      6,
    ),
  ];
  return `${lines.slice(0, longest).join('\n')}\n`;
}
