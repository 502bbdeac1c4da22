import type { Plan } from '../../renderer/view/plan.ts';
import type { ApiProp } from '../model/api-entry.ts';
import { type Context, docOf, markdown, optional } from './context.ts';
import type { Decided } from './defaults/decide.ts';
import type { DefaultOf } from './defaults/read-defaults.ts';
import { type DocComment, exampleCode, tagText } from './doc-comment.ts';
import { ts } from './program.ts';
import { describeType } from './signature.ts';
import { withoutReminders } from './texts.ts';

/** Text after `@deprecated`; empty for a bare tag, null without one. */
export function deprecation(context: Context, doc: DocComment): string | null {
  const tag = doc.tags.find(({ name }) => /^deprecated?$/.test(name));
  return tag ? markdown(context, tag.text) : null;
}

export const deprecatedField = (context: Context, doc: DocComment): { deprecated?: string } => {
  const deprecated = deprecation(context, doc);
  return deprecated === null ? {} : { deprecated };
};

/** `@default` as written, with its line breaks, where no script can be read; otherwise the default in the script. */
export function defaultField(doc: DocComment, path = '', defaultOf: DefaultOf | null = null): Decided {
  const text = tagText(doc, 'default') ?? tagText(doc, 'defaultValue');
  const stated = text ? withoutReminders(text).replace(/^`([^`]*)`$/, '$1') : undefined;
  if (defaultOf !== null) return defaultOf(path, stated);
  return stated === undefined ? {} : { default: stated };
}

interface MemberInput {
  readonly name: string;
  /** Null for a member that only the script has. */
  readonly symbol: ts.Symbol | null;
  /** Overrides the symbol's own type. */
  readonly type?: ts.Type;
  readonly doc?: DocComment;
  readonly required?: boolean;
  readonly plan: Plan | null;
  /** Reads defaults; only for the props of a component. */
  readonly defaultOf?: DefaultOf | null;
}

/** Replaces `Kinds[Kind]['name']`, which has no meaning outside its declaration, by its values. */
function spelledOut({ checker }: Context, type: ts.Type): ts.Type {
  const parts = type.isUnion() ? type.types : [type];
  const constraint = parts.some((part) => part.flags & ts.TypeFlags.IndexedAccess)
    ? checker.getBaseConstraintOfType(type)
    : undefined;
  const values = constraint?.isUnion() ? constraint.types : [];
  return constraint && values.some((value) => value.isStringLiteral()) ? constraint : type;
}

/** A prop, or a member of an interface. */
export function describeMember(context: Context, input: MemberInput): ApiProp {
  const { name, symbol, plan } = input;
  const own = symbol ? docOf(context, symbol) : { description: '', tags: [] };
  const given = input.doc ?? own;
  const doc = given.description === '' && given.tags.length === 0 ? own : given;
  const isOptional = symbol !== null && (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const type = input.type ?? (symbol ? spelledOut(context, context.checker.getTypeOfSymbol(symbol)) : null);
  const described = type ? describeType(context, type, isOptional, doc) : { type: 'any', signature: null };
  return {
    name,
    type: described.type,
    required: input.required ?? (symbol !== null && !isOptional),
    ...defaultField(doc, name, input.defaultOf ?? null),
    ...optional({
      description: markdown(context, doc.description),
      plan,
      see: markdown(context, tagText(doc, 'see') ?? ''),
      example: exampleCode(doc),
      signature: described.signature,
    }),
    ...deprecatedField(context, doc),
  };
}
