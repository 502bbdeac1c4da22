import { stableClass } from './tree.ts';
import type { PictureChange } from './tree-changes.ts';

/** Rules of style sheets as `selector` → bodies; conditions such as `@media` precede the selector. */
function rulesIn(css: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  for (const text of css) {
    const open: string[] = [];
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      if (text[at] === '{') {
        open.push(text.slice(from, at).trim());
        from = at + 1;
      } else if (text[at] === '}') {
        const body = text.slice(from, at).trim();
        from = at + 1;
        if (body !== '') {
          const selector = open.join(' ').replace(/[\w-]+/g, stableClass);
          rules.set(selector, [...(rules.get(selector) ?? []), body]);
        }
        open.pop();
      }
    }
  }
  return rules;
}

const declarationsIn = (body: string): ReadonlyMap<string, string> =>
  new Map(
    body
      .split(/;(?![^(]*\))/)
      .map((line) => line.split(/:(.*)/s))
      .flatMap(([name = '', value]) =>
        value === undefined ? [] : [[name.trim(), value.trim().replace(/[\w-]+/g, stableClass)] as const],
      ),
  );

function differences(before: string, after: string): string[] {
  const [old, now] = [declarationsIn(before), declarationsIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `${name}: ${old.get(name) ?? 'not set'} → ${now.get(name) ?? 'not set'}`);
}

/** Selectors whose rules differ. New and old elements bring and take their rules, so these alone count. */
export function styleChanges(before: readonly string[], after: readonly string[]): PictureChange[] {
  const [old, now] = [rulesIn(before), rulesIn(after)];
  return [...old].flatMap(([where, bodies]): PictureChange[] => {
    const others = now.get(where);
    if (others === undefined || bodies.toSorted().join() === others.toSorted().join()) return [];
    const [one = '', other = ''] = [bodies, others].map((all) => (all.length === 1 ? all[0] : ''));
    if (one === '' || other === '') return [{ where, what: 'other rules', count: 1 }];
    return differences(one, other).map((what) => ({ where, what, count: 1 }));
  });
}
