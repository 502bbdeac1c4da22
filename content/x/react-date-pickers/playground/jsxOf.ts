import type { Entry } from './expression';

const width = 80;
const indented = (text: string, by: string) =>
  text
    .split('\n')
    .map((line) => by + line)
    .join('\n');

function attribute({ path, expression: { code, members } }: Entry): string {
  if (code === 'true') return path;
  if (/^'[^']*'$/.test(code)) return `${path}="${code.slice(1, -1)}"`;
  const line = `${path}={${code}}`;
  if (!members || line.length < width - 10) return line;
  return `${path}={{\n${members.map((each) => `  ${each},\n`).join('')}}}`;
}

/** The element in JSX, in as many lines as it needs; `children` is JSX too. */
export function jsxOf(
  name: string,
  entries: readonly Entry[],
  children = '',
): string {
  const props = entries.map(attribute);
  const open = [`<${name}`, ...props].join(' ');
  const end = children === '' ? ' />' : '>';
  const isShort = open.length < width - 10 && !open.includes('\n');
  const tag = isShort
    ? open + end
    : `<${name}\n${indented(props.join('\n'), '  ')}\n${end.trim()}`;
  return children === ''
    ? tag
    : `${tag}\n${indented(children, '  ')}\n</${name}>`;
}
