import { fill } from '../../../renderer/text.ts';
import type { CodeTypes, NameType } from '../../../renderer/view/code-types.ts';

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
};

/** A text with code between backticks. */
const inlineCode = (text: string): (Node | string)[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? create('code', '', part) : part));

function codeOf(text: string): HTMLElement {
  const code = create('code', 'code-note-type', text);
  code.dir = 'ltr';
  return code;
}

/** The contents of the note on a name. */
export function noteOn(type: NameType, texts: CodeTypes['texts']): Node[] {
  const facts: Node[] = [];
  if (type.plan !== undefined)
    facts.push(create('span', `chip plan-${type.plan}`, texts[`plan.${type.plan}`] ?? type.plan));
  if (type.default !== undefined)
    facts.push(create('span', '', `${texts['api.default']} `, create('code', '', type.default)));
  if (type.href !== undefined) {
    const link = create('a', '', fill(texts['codeTypes.entry'] ?? '', { name: type.of ?? '' }));
    link.href = type.href;
    facts.push(link);
  }
  return [
    codeOf(type.code),
    ...(type.text === undefined ? [] : [create('p', '', ...inlineCode(type.text))]),
    ...(facts.length === 0 ? [] : [create('p', 'code-note-facts', ...facts)]),
  ];
}
