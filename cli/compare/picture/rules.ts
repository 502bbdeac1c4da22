/** A rule of a style sheet. */
export interface Rule {
  /** Preceded by its conditions, such as `@media`. */
  readonly selector: string;
  readonly body: string;
}

/** The rules of style sheets, in their order. */
export function rulesIn(css: readonly string[]): Rule[] {
  const rules: Rule[] = [];
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
        if (body !== '') rules.push({ selector: open.join(' '), body });
        open.pop();
      }
    }
  }
  return rules;
}

/** Property → value, in the order of the text. */
export const declarationsIn = (body: string): ReadonlyMap<string, string> =>
  new Map(
    body
      .split(/;(?![^(]*\))/)
      .map((line) => line.split(/:(.*)/s))
      .flatMap(([name = '', value]) =>
        value === undefined || name.trim() === '' ? [] : [[name.trim(), value.trim()] as const],
      ),
  );
