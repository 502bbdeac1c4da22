import type { PictureChange } from '../../model/comparison.ts';
import { declarationsIn, rulesIn } from './rules.ts';
import { stableClass } from './tree.ts';

const stable = (text: string): string => text.replace(/[\w-]+/g, stableClass);

/** Selector → bodies of its rules. */
function bodiesIn(css: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const bodies = new Map<string, string[]>();
  for (const { selector, body } of rulesIn(css)) {
    const key = stable(selector);
    bodies.set(key, [...(bodies.get(key) ?? []), stable(body)]);
  }
  return bodies;
}

function differences(before: string, after: string): string[] {
  const [old, now] = [declarationsIn(before), declarationsIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `${name}: ${old.get(name) ?? 'not set'} → ${now.get(name) ?? 'not set'}`);
}

/** Selectors whose rules differ. New and old elements bring and take their rules, so these alone count. */
export function styleChanges(before: readonly string[], after: readonly string[]): PictureChange[] {
  const [old, now] = [bodiesIn(before), bodiesIn(after)];
  return [...old].flatMap(([where, bodies]): PictureChange[] => {
    const others = now.get(where);
    if (others === undefined || bodies.toSorted().join() === others.toSorted().join()) return [];
    const [one = '', other = ''] = [bodies, others].map((all) => (all.length === 1 ? all[0] : ''));
    if (one === '' || other === '') return [{ sense: 'styled', where, what: 'other rules', count: 1 }];
    return differences(one, other).map((what) => ({ sense: 'styled', where, what, count: 1 }));
  });
}
