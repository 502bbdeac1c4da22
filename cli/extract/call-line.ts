import type { ApiExportKind } from '../model/api-exports.ts';
import { argumentName } from './argument-name.ts';
import type { Context } from './context.ts';
import { type Parameter, readParameters } from './print-object.ts';
import { ts } from './program.ts';

/** Results with more members are not destructured. */
const mostTaken = 5;

/**
 * `const { level } = useLamp(lampRef);`: a call of a hook or function with its necessary arguments. The result has the
 * name under which other exports take it as an argument; otherwise the name of the export without `use` or `get` and
 * without the word that most hooks of the product share.
 */
export function callLine(context: Context, name: string, kind: ApiExportKind, call: ts.Signature): string {
  const given = usefulArguments(context, call).map((argument) =>
    argument.rest ? `...${argument.name}` : argument.name,
  );
  const line = `${name}(${given.join(', ')});`;
  const taken = resultName(context, name, kind, call);
  if (taken === null) return line;
  return `const ${given.includes(taken) ? 'result' : taken} = ${line}`;
}

/**
 * The required arguments. A call without a result works through its callback, so the callback is included although it
 * is optional.
 */
function usefulArguments({ checker }: Context, call: ts.Signature): Parameter[] {
  const all = readParameters(checker, call);
  const isCallback = ({ type }: Parameter): boolean =>
    checker.getNonNullableType(type).getCallSignatures().length > 0;
  const callback = givesNothing(call) ? all.findIndex(isCallback) : -1;
  return all.filter(({ optional }, index) => !optional || index <= callback);
}

const givesNothing = (call: ts.Signature): boolean =>
  (call.getReturnType().flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0;

const hook = /^(?:unstable_)?use([A-Z][a-z]+)/;

/** `Lamp`, if most hooks are called `useLamp…`. */
function sharedWord({ exports }: Context): string {
  const words = [...exports.keys()].flatMap((exportName) => hook.exec(exportName)?.[1] ?? []);
  return words.find((word) => words.filter((other) => other === word).length * 2 > words.length) ?? '';
}

/** A name for the result; null where there is none, or where it is part of something else. */
function resultName(context: Context, name: string, kind: ApiExportKind, call: ts.Signature): string | null {
  const result = call.getReturnType();
  if (givesNothing(call)) return null;
  const [, rest] = /^(?:unstable_)?(?:use|get)([A-Z]\w*)$/.exec(name) ?? [];
  if (rest === undefined) return null;
  const known = argumentName(context, result);
  if (known !== null) return known;
  const own = rest.replace(new RegExp(`^${sharedWord(context)}(?=[A-Z])`), '');
  const members = result.getProperties();
  const isPlain = result.symbol?.name === '__type' && !result.aliasSymbol;
  if (kind === 'hook' && isPlain && members.length > 0 && members.length <= mostTaken)
    return `{ ${members.map((member) => member.name).join(', ')} }`;
  return own.charAt(0).toLowerCase() + own.slice(1);
}
