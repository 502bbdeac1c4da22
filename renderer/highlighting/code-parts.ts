import type { Tag, tags } from '@lezer/highlight';

/** A part of code with its own colour, `--color-code-<name>`. */
interface CodePart {
  readonly name: string;
  readonly tags: readonly Tag[];
}

/**
 * Colours of code, on the page and in the editor. Takes the tags, because the compiler loads them only when it has
 * something to highlight.
 */
export const codeParts = (t: typeof tags): readonly CodePart[] => [
  { name: 'comment', tags: [t.comment, t.meta] },
  { name: 'punctuation', tags: [t.punctuation, t.operator, t.function(t.punctuation)] },
  { name: 'keyword', tags: [t.keyword, t.modifier] },
  { name: 'string', tags: [t.string, t.special(t.string), t.attributeValue, t.url] },
  { name: 'number', tags: [t.number, t.bool, t.null, t.regexp, t.atom, t.unit, t.color, t.escape] },
  {
    name: 'function',
    tags: [t.function(t.variableName), t.function(t.propertyName), t.function(t.definition(t.variableName))],
  },
  { name: 'type', tags: [t.typeName, t.className, t.definition(t.className), t.namespace] },
  { name: 'tag', tags: [t.tagName] },
  { name: 'attribute', tags: [t.attributeName, t.propertyName, t.definition(t.propertyName)] },
];
