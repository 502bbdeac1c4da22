/** Compares a stated default with the evidence of the scripts that an entry's owner reaches. */
import { documented, fileOfComponent, filesOf, reached } from './modules.ts';
import type { Entry } from './printed.ts';
import { type Evidence, evidenceIn } from './values.ts';

export type Verdict = 'held' | 'contradicted' | 'unclear' | 'unseen';

/** Imports between a component and the hooks and components that work with its props. */
const deepest = 6;

export const sameValue = (text: string): string =>
  text
    .replaceAll('"', "'")
    .replaceAll('`', '')
    .replace(/\s+|[;.]$/g, '')
    .replace(/,([}\]])/g, '$1')
    .replace(/^\((.*)\)$/, '$1');

const near = new Map<string, ReadonlyMap<string, readonly (Evidence & { readonly depth: number })[]>>();

function evidenceOf(entry: Entry) {
  const key = entry.kind === 'member' ? entry.product : `${entry.packages} ${entry.owner}`;
  const known = near.get(key);
  if (known !== undefined) return known;
  const file = entry.kind === 'member' ? undefined : fileOfComponent(entry.packages, entry.owner);
  const files: ReadonlyMap<string, number> =
    file === undefined
      ? new Map(
          documented
            .filter((name) => name.startsWith(entry.product))
            .flatMap(filesOf)
            .map((each) => [each, 0]),
        )
      : reached(file, deepest);
  const found = new Map<string, (Evidence & { depth: number })[]>();
  for (const [each, depth] of files)
    for (const evidence of evidenceIn(each))
      found.set(evidence.name, [...(found.get(evidence.name) ?? []), { ...evidence, depth }]);
  near.set(key, found);
  return found;
}

/** Values for an entry's name, those of the nearest scripts first. */
export const evidenceFor = (entry: Entry) =>
  [...(evidenceOf(entry).get(entry.name) ?? [])].sort((a, b) => a.depth - b.depth);

/** A string, number, boolean, list of these, or name of a component or of a member of an enum. */
export const literal = /^(?:'[^']*'|-?\d+(?:\.\d+)?|true|false|\[['\w, ]*\]|[A-Z]\w+(?:\.\w+)?)$/;

/** `unclear`: the scripts compute the value, or the default is a sentence. */
export function judge(entry: Entry, value: string): Verdict {
  const evidence = evidenceFor(entry);
  if (evidence.length === 0) return 'unseen';
  if (evidence.some((each) => sameValue(each.value) === sameValue(value))) return 'held';
  const nearest = evidence.filter(({ depth }) => depth === evidence[0]?.depth);
  const plain = [value, ...nearest.map((each) => each.value)].every((text) =>
    literal.test(text.replaceAll('"', "'")),
  );
  return plain ? 'contradicted' : 'unclear';
}
