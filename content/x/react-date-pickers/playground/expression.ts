/** What an option stands for: as text of the code and as the value itself. */
export interface Expression {
  readonly code: string;
  readonly value: unknown;
  /** The members of an object, for code that has a line for each. */
  readonly members?: readonly string[];
  /** Lines of imports that the code needs. */
  readonly imports?: readonly string[];
}

/** An expression at a path below the props, such as `slotProps.day`. */
export interface Entry {
  readonly path: string;
  readonly expression: Expression;
}

export function literal(option: string): Expression {
  const isWord = !/^(true|false|\d+)$/.test(option);
  return isWord
    ? { code: `'${option}'`, value: option }
    : { code: option, value: JSON.parse(option) };
}

export function listOf(expressions: readonly Expression[]): Expression {
  return {
    code: `[${expressions.map(({ code }) => code).join(', ')}]`,
    value: expressions.map(({ value }) => value),
    imports: expressions.flatMap(({ imports = [] }) => imports),
  };
}
