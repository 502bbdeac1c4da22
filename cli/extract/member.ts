import type { Plan } from '../../renderer/view/plan.ts';
import type { ApiProp } from '../model/api-entry.ts';
import { type Context, docOf, markdown, optional } from './context.ts';
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

/** `@default` as written, with its line breaks. */
export const defaultField = (doc: DocComment): { default?: string } => {
  const text = tagText(doc, 'default') ?? tagText(doc, 'defaultValue');
  return text ? { default: withoutReminders(text).replace(/^`([^`]*)`$/, '$1') } : {};
};

interface MemberInput {
  readonly name: string;
  /** Null for what only the script knows. */
  readonly symbol: ts.Symbol | null;
  /** Overrides the symbol's own type. */
  readonly type?: ts.Type;
  readonly doc?: DocComment;
  readonly required?: boolean;
  readonly plan: Plan | null;
}

/** A prop, or a member of an interface. */
export function describeMember(context: Context, input: MemberInput): ApiProp {
  const { name, symbol, plan } = input;
  const own = symbol ? docOf(context, symbol) : { description: '', tags: [] };
  const given = input.doc ?? own;
  const doc = given.description === '' && given.tags.length === 0 ? own : given;
  const isOptional = symbol !== null && (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const type = input.type ?? (symbol ? context.checker.getTypeOfSymbol(symbol) : null);
  const described = type ? describeType(context, type, isOptional, doc) : { type: 'any', signature: null };
  return {
    name,
    type: described.type,
    required: input.required ?? (symbol !== null && !isOptional),
    ...defaultField(doc),
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
