/** Where the characters of shown code are in the module that it comes from. */

interface Line {
  readonly text: string;
  /** Offset of the text in the code. */
  readonly start: number;
}

const hasWord = /\w/;

/** Lines without their white space. */
function linesOf(code: string): Line[] {
  let offset = 0;
  return code.split('\n').map((line) => {
    const start = offset + line.length - line.trimStart().length;
    offset += line.length + 1;
    return { text: line.trim(), start };
  });
}

/** How well lines match from two places on: the length of the lines in a row, whole lines counting twice. */
function run(shown: readonly Line[], at: number, lines: readonly Line[], from: number): number {
  let score = 0;
  for (let next = 0; ; next += 1) {
    const own = shown[at + next]?.text;
    const other = lines[from + next]?.text;
    if (own === undefined || other === undefined || !other.includes(own)) return score;
    score += own === other ? 2 * own.length : own.length;
  }
}

/** A stretch of shown code that the module has, too. */
export interface Stretch {
  /** Offset in the shown code. */
  readonly shown: number;
  /** Offset in the module. */
  readonly module: number;
  readonly length: number;
}

/**
 * The lines of shown code that a module has, perhaps in a different indentation, in order. Of several places for a line,
 * the one counts from which the most lines match; `first` is the line of the module to begin with.
 */
export function stretches(shown: string, module: string, first = 0): Stretch[] {
  const own = linesOf(shown);
  const lines = linesOf(module);
  const found: Stretch[] = [];
  let from = first;
  let isRun = false;
  for (const [at, { text, start }] of own.entries()) {
    if (!hasWord.test(text)) {
      if (isRun && lines[from]?.text === text) from += 1;
      continue;
    }
    isRun = isRun && lines[from]?.text.includes(text) === true;
    if (!isRun) {
      const scores = lines.map((line, index) => (line.text.includes(text) ? run(own, at, lines, index) : 0));
      const best = Math.max(...scores);
      if (best === 0) continue;
      const later = scores.indexOf(best, from);
      from = later < 0 ? scores.indexOf(best) : later;
      isRun = true;
    }
    const line = lines[from] ?? { text: '', start: 0 };
    found.push({ shown: start, module: line.start + line.text.indexOf(text), length: text.length });
    from += 1;
  }
  return found;
}

const words = (code: string): { readonly text: string; readonly at: number }[] =>
  [...code.matchAll(/[\w$]+/g)].map((match) => ({ text: match[0], at: match.index }));

/** A range of a module that its variant without types lacks. */
export type Range = readonly [start: number, end: number];

/** Number of words that a type may have which the compiler does not report as one. */
const skipped = 60;

/**
 * The words of code without types and their places in the typed module, whose words it has in the same order, but for
 * those of the types.
 */
export function wordStretches(script: string, module: string, erased: readonly Range[]): Stretch[] {
  const typed = words(module).filter(({ at }) => !erased.some(([start, end]) => at >= start && at < end));
  let next = 0;
  return words(script).flatMap(({ text, at }) => {
    const ahead = typed.slice(next, next + skipped).findIndex((word) => word.text === text);
    const found = ahead < 0 ? undefined : typed[next + ahead];
    if (found === undefined) return [];
    next += ahead + 1;
    return [{ shown: at, module: found.at, length: text.length }];
  });
}

/** Values at offsets of a module, at the offsets of the shown code. */
export function shownAt<Value>(
  all: readonly Stretch[],
  values: ReadonlyMap<number, Value>,
): Map<number, Value> {
  const found = new Map<number, Value>();
  const sorted = [...values].sort(([one], [other]) => one - other);
  for (const { shown, module, length } of all)
    for (const [at, value] of sorted)
      if (at >= module && at < module + length) found.set(shown + at - module, value);
  return new Map([...found].sort(([one], [other]) => one - other));
}
