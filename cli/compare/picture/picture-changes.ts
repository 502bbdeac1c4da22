import { shortened } from '../../diagnostics/shortened.ts';
import type { PictureChange, Sense } from '../../model/comparison.ts';
import { type Pair, pairsOf } from './align.ts';
import { isAlike, isGeometry } from './geometry.ts';
import { markupChanges } from './markup-changes.ts';
import { shownTokens, spokenTokens, type Token } from './perceived.ts';
import { inTableOrder, undrawnIn } from './table-order.ts';
import { readTree } from './tree.ts';

const brief = (text: string): string => shortened(text, 60, 57);

const described = ({ tag, text, attributes }: Token): string => {
  const name = attributes.get('name');
  return text !== '' ? `“${brief(text)}”` : name === undefined ? tag : `${tag} “${brief(name)}”`;
};

/** Differences of a thing that both pictures have. */
function factsBetween(before: Token, after: Token): string[] {
  if (before.tag === 'text' && after.tag === 'text')
    return before.text === after.text ? [] : [`text: ${described(before)} → ${described(after)}`];
  if ([before.tag, after.tag].includes('text')) return [`${described(before)} → ${described(after)}`];
  const names = new Set([...before.attributes.keys(), ...after.attributes.keys()]);
  const facts = [...names].flatMap((name) => {
    const [old, now] = [before.attributes.get(name), after.attributes.get(name)];
    if (old === now) return [];
    if (isGeometry(name) && old !== undefined && now !== undefined && isAlike(old, now)) return [];
    if (name === 'form' && old !== undefined && now !== undefined) return ['form differs'];
    if (now === undefined) return [`${name} gone: ${brief(old ?? '')}`];
    return [old === undefined ? `${name} new: ${brief(now)}` : `${name}: ${brief(old)} → ${brief(now)}`];
  });
  return before.tag === after.tag ? facts : [`${before.tag} → ${after.tag}`, ...facts];
}

type Change = Omit<PictureChange, 'count'>;

/** A form, which states where it is, whatever was drawn before it. */
const isForm = ({ attributes }: Token): boolean => attributes.has('form');

/** Things that only one picture has; one that both have in other places has moved, which those hear who read in order. */
function lostAndNew(sense: Sense, lost: readonly Token[], fresh: readonly Token[]): Change[] {
  const rest = [...fresh];
  const gone = lost.map((token): Change => {
    const index = rest.findIndex(({ print }) => print === token.print);
    if (index < 0) return { sense, where: token.label, what: `gone: ${described(token)}` };
    rest.splice(index, 1);
    // A screen reader does not announce in which order forms are drawn.
    const moved = isForm(token) ? 'markup' : 'spoken';
    return { sense: moved, where: token.label, what: `moved: ${described(token)}` };
  });
  return [...gone, ...rest.map((token) => ({ sense, where: token.label, what: `new: ${described(token)}` }))];
}

/** Pairs of equal forms that were drawn in another order, in place of pairs of others. */
function withOrder(pairs: readonly Pair<Token>[]): Pair<Token>[] {
  const isOther = ([old, now]: Pair<Token>): boolean =>
    old !== null && now !== null && old.print !== now.print && isForm(old) && isForm(now);
  const others = pairs.filter(isOther);
  const rest = new Set(others.flatMap(([, now]) => now ?? []));
  const found = new Map<Token, Token>();
  for (const [old] of others) {
    const same = [...rest].find((token) => token.print === old?.print);
    if (old === null || same === undefined) continue;
    found.set(old, same);
    rest.delete(same);
  }
  const taken = new Set(found.values());
  return pairs.flatMap((pair): Pair<Token>[] => {
    if (!isOther(pair)) return [pair];
    const [old, now] = pair;
    const isFound = old !== null && found.has(old);
    const isTaken = now !== null && taken.has(now);
    if (!isFound && !isTaken) return [pair];
    // An equal form on each side counts as moved.
    return [
      [old, null],
      [null, now],
    ];
  });
}

function tokenChanges(sense: Sense, before: readonly Token[], after: readonly Token[]): Change[] {
  const pairs = withOrder(pairsOf(inTableOrder(before), inTableOrder(after)));
  const paired = pairs.filter(([old, now]) => old !== null && now !== null);
  const inBefore = undrawnIn(
    before,
    paired.flatMap(([, now]) => now ?? []),
  );
  const inAfter = undrawnIn(
    after,
    paired.flatMap(([old]) => old ?? []),
  );
  return [
    ...pairs.flatMap(([old, now]) =>
      old === null || now === null || old.print === now.print
        ? []
        : factsBetween(old, now).map((what) => ({ sense, where: old.label, what })),
    ),
    ...lostAndNew(
      sense,
      pairs.flatMap(([old, now]) => (old !== null && now === null && !inAfter(old.cell) ? [old] : [])),
      pairs.flatMap(([old, now]) => (now !== null && old === null && !inBefore(now.cell) ? [now] : [])),
    ),
  ];
}

/** Equal differences as one, counted. */
function counted(changes: readonly Change[]): PictureChange[] {
  const found = new Map<string, PictureChange>();
  for (const change of changes) {
    const key = `${change.sense}\n${change.where}\n${change.what}`;
    found.set(key, { ...change, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The differences of two pictures: those that readers see, then those that they hear, then the others. */
export function pictureChanges(
  before: { readonly html: string; readonly css: readonly string[] },
  after: { readonly html: string; readonly css: readonly string[] },
): PictureChange[] {
  if (before.html === after.html && before.css.join() === after.css.join()) return [];
  const [old, now] = [readTree(before.html, before.css), readTree(after.html, after.css)];
  const ruled = [...before.css, ...after.css].join('\n');
  return counted([
    ...tokenChanges('shown', shownTokens(old), shownTokens(now)),
    ...tokenChanges('spoken', spokenTokens(old), spokenTokens(now)),
    ...markupChanges(old, now, ruled),
  ]);
}
