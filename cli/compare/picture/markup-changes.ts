import { shortened } from '../../diagnostics/shortened.ts';
import type { PictureChange } from '../../model/comparison.ts';
import { align } from './align.ts';
import { isAlike } from './geometry.ts';
import { isGenerated, type TreeElement, type TreeNode } from './tree.ts';

type Note = (sense: 'styled' | 'markup', where: string, what: string) => void;

/** Attributes that `perceived.ts` compares. */
const perceived =
  /^(?:role|alt|title|value|placeholder|checked|disabled|required|readonly|src|href|d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fill|stroke|transform|style\.(?:transform|fill|stroke|x|y)|aria-(?!col|row|posinset|setsize|level|describedby|labelledby|controls|owns|activedescendant|details|flowto|errormessage).*)$/;

/** Class names that a rule names. */
const ruledClasses = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''));

const brief = (text: string): string => shortened(text, 60, 57);

function ownChanges(before: TreeElement, after: TreeElement, ruled: ReadonlySet<string>, note: Note): void {
  const where = before.label;
  if (before.tag !== after.tag) note('markup', where, `tag: ${before.tag} → ${after.tag}`);
  const classes = (one: TreeElement, other: TreeElement, word: string): void => {
    for (const name of one.classes)
      if (!isGenerated(name) && !other.classes.includes(name))
        note(ruled.has(name) ? 'styled' : 'markup', where, `class ${word}: ${name}`);
  };
  classes(before, after, 'gone');
  classes(after, before, 'new');
  for (const name of new Set([...before.attributes.keys(), ...after.attributes.keys()])) {
    const [old, now] = [before.attributes.get(name), after.attributes.get(name)];
    if (old === now || perceived.test(name)) continue;
    // A custom property shows only through the rules that read it.
    const sense = /^style\.(?!--)|^(?:width|height|stroke-|opacity|filter)/.test(name) ? 'styled' : 'markup';
    if (old === undefined) note(sense, where, `${name} new: ${brief(now ?? '')}`);
    else if (now === undefined) note(sense, where, `${name} gone: ${brief(old)}`);
    else if (sense === 'markup' || !isAlike(old, now))
      note(sense, where, `${name}: ${brief(old)} → ${brief(now)}`);
  }
}

/** Differences of elements, classes and attributes that readers do not perceive; of a new element the outermost. */
export function markupChanges(
  before: readonly TreeNode[],
  after: readonly TreeNode[],
  css: string,
): Omit<PictureChange, 'count'>[] {
  const ruled = ruledClasses(css);
  const found: Omit<PictureChange, 'count'>[] = [];
  const note: Note = (sense, where, what) => found.push({ sense, where, what });
  const compare = (where: string, old: readonly TreeNode[], now: readonly TreeNode[]): void => {
    for (const [one, other] of align(old, now)) {
      if (typeof one === 'string' || typeof other === 'string') continue;
      if (one === null) note('markup', where, `element new: ${other?.label}`);
      else if (other === null) note('markup', where, `element gone: ${one.label}`);
      else if (one.print !== other.print) {
        ownChanges(one, other, ruled, note);
        compare(one.label, one.children, other.children);
      }
    }
  };
  compare('demo', before, after);
  return found;
}
