import type { ApiParameter, ApiSignature } from '../model/api-entry.ts';
import { type Context, isOwn, markdown, optional } from './context.ts';
import type { DocComment } from './doc-comment.ts';
import { printReturn, printSignature, readParameters } from './print-object.ts';
import { printReadably, printText } from './print-text.ts';
import { ts } from './program.ts';

/**
 * The function in a type: the type itself, or the only function in a union. A member shared by alternatives appears
 * several times.
 */
function callable(context: Context, type: ts.Type): ts.Signature | null {
  const { checker } = context;
  const functions = alternativesOf(context, type).flatMap((alternative) => {
    const signatures = checker.getSignaturesOfType(alternative, ts.SignatureKind.Call);
    // A component passed as a prop is not a callback: React calls it, not the reader.
    return signatures.length === 1 && alternative.getProperties().length === 0 ? signatures : [];
  });
  const texts = new Set(functions.map((signature) => checker.signatureToString(signature)));
  return texts.size === 1 ? (functions[0] ?? null) : null;
}

/** Members of a union. A union of another library, such as the type of styles or of a ref, holds no callbacks. */
function alternativesOf(context: Context, type: ts.Type): readonly ts.Type[] {
  if (!type.isUnion()) return [type];
  if (type.aliasSymbol && !isOwn(context, type.aliasSymbol)) return [];
  const { origin } = type as { origin?: ts.Type };
  return origin?.isUnion() ? origin.types.flatMap((member) => alternativesOf(context, member)) : type.types;
}

interface DocParameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly optional: boolean;
}

/** `name text`, `[name=default] text`, `name - text`. */
function docParameters(context: Context, doc: DocComment): DocParameter[] {
  return doc.tags
    .filter(({ name }) => name === 'param')
    .flatMap(({ type, text }) => {
      const [, bracket = '', name = '', rest = ''] =
        /^(\[)?([\w$.]+)[^\]\s]*\]?\s*(?:-\s+)?([\s\S]*)$/.exec(text) ?? [];
      if (name === '') return [];
      const description = markdown(context, rest);
      return { name, type: type?.replace(/=$/, '') ?? '', description, optional: bracket !== '' };
    });
}

/** A type as shown, with the parameters and the return type of a callback in it. */
export interface Described {
  readonly type: string;
  readonly signature: ApiSignature | null;
}

/** `optional` leaves out the `undefined` that `?` implies. */
export function describeType(context: Context, type: ts.Type, optional: boolean, doc: DocComment): Described {
  const found = callable(context, type);
  const text = found && printReadably(context, (printer) => printSignature(printer, found));
  if (found === null || text === null) {
    const overload = longest(type.getCallSignatures());
    const isFunction = overload !== undefined && type.getProperties().length === 0;
    const signature = isFunction ? describeSignature(context, overload, doc) : null;
    return { type: printText(context, type, optional), signature };
  }
  const signature = describeSignature(context, found, doc);
  const others = type.isUnion()
    ? type.types.some((part) => !isHidden(part, optional) && !isCallable(part))
    : false;
  return { type: others ? printText(spelling(context, type), type, optional) : text, signature };
}

/** The signature of a function with the most parameters, if it can be called in several ways. */
const longest = (calls: readonly ts.Signature[]): ts.Signature | undefined =>
  [...calls].sort((one, other) => other.parameters.length - one.parameters.length)[0];

const isCallable = (type: ts.Type): boolean => type.getCallSignatures().length > 0;

const isHidden = (type: ts.Type, optional: boolean): boolean =>
  optional && (type.flags & ts.TypeFlags.Undefined) !== 0;

/** Spells out the names of the alternatives themselves, which would hide the types beside a function. */
function spelling(context: Context, type: ts.Type): Context {
  const hidden = new Set<ts.Symbol>();
  const collect = (part: ts.Type): void => {
    const parts = part.isUnion() ? ((part as { origin?: ts.Type }).origin ?? part) : part;
    const compound = parts.isUnion();
    if (part.aliasSymbol && (compound || isCallable(part))) hidden.add(part.aliasSymbol);
    if (compound) parts.types.forEach(collect);
  };
  collect(type);
  const { names } = context;
  return {
    ...context,
    names: { ...names, nameOf: (symbol) => (hidden.has(symbol) ? null : names.nameOf(symbol)) },
  };
}

function describeSignature(context: Context, signature: ts.Signature, doc: DocComment): ApiSignature {
  const documented = docParameters(context, doc);
  const whole = documented.filter(({ name }) => !name.includes('.'));
  const parameters = readParameters(context.checker, signature).flatMap(
    (parameter, index): ApiParameter[] => {
      const said = whole.find(({ name }) => name === parameter.name) ?? unmatched(whole, signature)[index];
      const parts = documented.filter(({ name }) => name.startsWith(`${said?.name ?? parameter.name}.`));
      return [
        {
          name: parameter.rest ? `...${parameter.name}` : parameter.name,
          type: printText(context, parameter.type, parameter.optional),
          ...(parameter.optional ? { optional: true } : {}),
          ...optional({ description: said?.description }),
        },
        ...parts.map(
          ({ name, type: text, description, optional: isOptional }): ApiParameter => ({
            name,
            type: text || 'any',
            ...(isOptional ? { optional: true } : {}),
            ...optional({ description }),
          }),
        ),
      ];
    },
  );
  const returns = doc.tags.find(({ name }) => name === 'returns' || name === 'return');
  return {
    parameters,
    returns: {
      type: printReadably(context, (printer) => printReturn(printer, signature)) ?? 'object',
      ...optional({ description: returns && markdown(context, returns.text.replace(/^-\s+/, '')) }),
    },
  };
}

/** Matches comments by position when they name a parameter differently from its type. */
function unmatched(
  documented: readonly DocParameter[],
  signature: ts.Signature,
): (DocParameter | undefined)[] {
  const names = new Set(signature.getParameters().map(({ name }) => name));
  return documented.map((parameter) => (names.has(parameter.name) ? undefined : parameter));
}
