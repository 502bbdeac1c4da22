import { parseExpression } from '@babel/parser';

type Expression = ReturnType<typeof parseExpression>;

/** The expression, unless the text is none. */
function parsed(text: string): Expression | null {
  try {
    return parseExpression(text);
  } catch {
    return null;
  }
}

function isLiteral(node: Expression | null): boolean {
  if (node === null) return false;
  if (node.type === 'UnaryExpression')
    return node.operator === '-' && node.argument.type === 'NumericLiteral';
  if (node.type === 'ArrayExpression')
    return node.elements.every((element) => element !== null && isLiteral(element as Expression));
  if (node.type === 'ObjectExpression')
    return node.properties.every(
      (property) =>
        property.type === 'ObjectProperty' && !property.computed && isLiteral(property.value as Expression),
    );
  return ['BooleanLiteral', 'NullLiteral', 'NumericLiteral', 'StringLiteral'].includes(node.type);
}

/** The value as code that means the same in any module; null for words, and for code that needs names. */
export function literal(text: string): string | null {
  const plain = /^`([^`]*)`\.?$/.exec(text)?.[1] ?? text;
  return isLiteral(parsed(plain)) ? plain : null;
}

/** Texts in quotes and numbers that a union holds, such as `'row' | 'column'`. */
function unionValues(type: string): string[] {
  return [...type.matchAll(/(?:^|[|(]|\n)\s*('[^'\n]*'|-?\d+(?:\.\d+)?)(?=\s*(?:[|)]|$))/g)].flatMap(
    ([, value]) => value ?? [],
  );
}

/** A value of the type that differs from a literal one, as code; null when the type names none. */
export function otherValue(value: string, type: string): string | null {
  const node = parsed(value);
  if (node === null) return null;
  if (node.type === 'BooleanLiteral') return String(!node.value);
  const members = unionValues(type);
  const written = node.type === 'StringLiteral' ? `'${node.value}'` : value;
  const member = members.find((each) => each !== written);
  if (member !== undefined && members.includes(written)) return member;
  if (node.type === 'NumericLiteral') {
    if (!/\bnumber\b/.test(type)) return member ?? null;
    return node.value > 0 && node.value < 1 ? String(node.value / 2) : String(node.value * 2 + 1);
  }
  if (node.type === 'StringLiteral') return /\b(?:string|ReactNode)\b/.test(type) ? "'other'" : null;
  if (node.type === 'ArrayExpression' && node.elements.length > 1) {
    const [first] = node.elements;
    return first ? `[${value.slice(first.start ?? 0, first.end ?? 0)}]` : null;
  }
  if (node.type === 'NullLiteral') return member ?? (/\bboolean\b/.test(type) ? 'true' : null);
  return null;
}
