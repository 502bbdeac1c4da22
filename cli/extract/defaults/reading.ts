import type { ts } from '../program.ts';
import { FoundValues } from './found-values.ts';
import type { Scope, Value } from './value.ts';

/** State of the reading of one component. */
export class Run {
  readonly found = new FoundValues();
  /** Functions that are being called, the outermost first. */
  stack: readonly ts.Node[] = [];
  steps = 0;
}

/** The parts of a reader, which call one another. */
export interface Reading {
  run: Run;
  readonly evaluate: (node: ts.Expression, scope: Scope) => Value;
  readonly call: (callee: Value, values: readonly Value[]) => Value;
  /** The value of a call in a script. */
  readonly calling: (node: ts.CallExpression, scope: Scope) => Value;
  readonly bind: (pattern: ts.BindingName, value: Value, scope: Scope) => void;
  /** The value that a function returns. */
  readonly body: (node: ts.ConciseBody, scope: Scope) => Value;
  /** The value of a name at the top of a module. */
  readonly topValue: (file: string, name: string) => Value;
  readonly isTop: (scope: Scope) => boolean;
}
