import { callReader } from './calls.ts';
import { expressionReader } from './expressions.ts';
import type { Found } from './found-values.ts';
import { moduleNames } from './module-names.ts';
import { type Reading, Run } from './reading.ts';
import type { Scripts } from './scripts.ts';
import { statementReader } from './statements.ts';
import { objectOf, type Value } from './value.ts';

/**
 * Reads the script of a component as if it ran with no optional prop: it follows the props through functions, hooks and
 * components of the documented packages, and records every value that replaces an absent prop. It does not run the
 * script.
 */
export function createReader(scripts: Scripts) {
  const reading: Reading = {
    run: new Run(),
    evaluate: (node, scope) => expressions.evaluate(node, scope),
    call: (callee, values) => calls.call(callee, values),
    calling: (node, scope) => calls.calling(node, scope),
    bind: (pattern, value, scope) => statements.bind(pattern, value, scope),
    body: (node, scope) => statements.body(node, scope),
    topValue: (file, name) => names.topValue(file, name),
    isTop: (scope) => names.isTop(scope),
  };
  const names = moduleNames(scripts, reading);
  const statements = statementReader(reading);
  const calls = callReader(reading);
  const expressions = expressionReader(reading);

  const exported = (file: string, name: string): Value =>
    names.boundValue(scripts.exported(file, name), name);
  return {
    /** The values that the component exported as `name` from `file` uses in place of props. */
    read: (file: string, name: string): Found => {
      reading.run = new Run();
      reading.call(exported(file, name), [objectOf(new Map(), '')]);
      return reading.run.found;
    },
    /** The value of an export. */
    valueOf: exported,
  };
}
