import type { Diagnostic } from './diagnostic.ts';

/** Mistakes that keep a page from having the anchors and demos of its text. */
const losesContent: ReadonlySet<string> = new Set([
  'demo/missing',
  'directive/invalid',
  'directive/syntax',
  'directive/unknown-component',
  'page/missing-source',
  'page/too-deep',
]);

const identity = ({ code, message, place }: Diagnostic): string => JSON.stringify([code, message, place]);

/**
 * One finding for each cause: drops repetitions, merges findings with the same cause, and drops those that follow from
 * another finding.
 */
export function fold(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const distinct = [...new Map(diagnostics.map((each) => [identity(each), each])).values()];
  const broken = new Set(
    distinct.filter(({ code }) => losesContent.has(code)).map(({ place }) => place?.file),
  );
  const causes = distinct.filter(({ follows }) => follows === undefined || !broken.has(follows));
  const groups = new Map<string, Diagnostic[]>();
  for (const each of causes) {
    const key = each.cause === undefined ? identity(each) : JSON.stringify([each.code, each.cause]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { cause: _, follows: __, ...finding } = first;
    return [others.length === 0 ? finding : withOthers(finding, others)];
  });
}

function withOthers(finding: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const count = others.length === 1 ? '1 other place has' : `${others.length} other places have`;
  return {
    ...finding,
    message: `${finding.message.replace(/(?<![.!?])$/, '.')} ${count} the same cause.`,
    related: [
      ...finding.related,
      ...others.flatMap(({ message, place }) => (place === null ? [] : [{ message, place }])),
    ],
  };
}
