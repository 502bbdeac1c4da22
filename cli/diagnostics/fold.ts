import type { Diagnostic } from './diagnostic.ts';

/** Mistakes that keep a page from having the anchors and demos of its text. */
const losesContent: ReadonlySet<string> = new Set([
  'demo/missing',
  'directive/invalid',
  'directive/syntax',
  'directive/unknown-component',
  'frontmatter/syntax',
  'page/missing-source',
  'page/too-deep',
  'page/too-large',
]);

const lineOf = ({ place }: Diagnostic): string | null => place && `${place.file}:${place.line}`;

/** Whether a type error has the same cause as a finding of the bundler about its module. */
function toldByBundler(failed: readonly Diagnostic[]): (finding: Diagnostic) => boolean {
  const lines = new Set(failed.map(lineOf));
  const files = new Set(failed.map(({ place }) => place?.file));
  const isSyntax = ({ message, place }: Diagnostic) =>
    /\(TS1\d{3}\)$/.test(message) && files.has(place?.file);
  return (finding) => finding.code === 'demo/type-error' && (lines.has(lineOf(finding)) || isSyntax(finding));
}

const identity = ({ code, message, place }: Diagnostic): string => JSON.stringify([code, message, place]);

/**
 * One finding per cause: drops repetitions, merges findings with the same cause, and drops findings that follow from
 * another.
 */
export function fold(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const distinct = [...new Map(diagnostics.map((finding) => [identity(finding), finding])).values()];
  const broken = new Set(
    distinct.filter(({ code }) => losesContent.has(code)).map(({ place }) => place?.file),
  );
  const isTold = toldByBundler(distinct.filter(({ code }) => code === 'demo/build-failed'));
  const causes = distinct.filter(
    (finding) => (finding.follows === undefined || !broken.has(finding.follows)) && !isTold(finding),
  );
  const groups = new Map<string, Diagnostic[]>();
  for (const cause of causes) {
    const key = cause.cause === undefined ? identity(cause) : JSON.stringify([cause.code, cause.cause]);
    groups.set(key, [...(groups.get(key) ?? []), cause]);
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
