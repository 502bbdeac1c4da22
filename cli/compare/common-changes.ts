import type { ComparedDemo, Comparison } from '../model/comparison.ts';

/** Rows of a list that people read. */
const longest = 60;

type Common = Comparison['common'][number];

/** Differences that several demos share. Those of markup alone would fill the list. */
export function commonChanges(demos: readonly ComparedDemo[]): Common[] {
  const found = new Map<string, Common>();
  for (const { picture, styles } of demos) {
    const told = [...picture, ...styles].filter(({ sense }) => sense !== 'markup');
    const own = new Map(told.map((change) => [`${change.sense} ${change.where} ${change.what}`, change]));
    for (const [key, { sense, where, what }] of own)
      found.set(key, { sense, where, what, demos: (found.get(key)?.demos ?? 0) + 1 });
  }
  const ranks = ['shown', 'spoken', 'styled'];
  return [...found.values()]
    .filter((change) => change.demos > 1)
    .sort((a, b) => ranks.indexOf(a.sense) - ranks.indexOf(b.sense) || b.demos - a.demos)
    .filter(({ sense }, index, all) => index - all.findIndex((one) => one.sense === sense) < longest);
}

/** Faults of all demos by rule, those of most demos first. */
export function commonFaults(demos: readonly ComparedDemo[]): Comparison['accessibility'] {
  const found = new Map<string, Comparison['accessibility'][number]>();
  for (const fault of demos.flatMap(({ accessibility }) => accessibility)) {
    const known = found.get(fault.rule) ?? { ...fault, before: 0, after: 0, demos: 0 };
    const [before, after] = [known.before + fault.before, known.after + fault.after];
    found.set(fault.rule, { ...known, before, after, demos: known.demos + 1 });
  }
  return [...found.values()].sort((one, other) => other.demos - one.demos);
}
