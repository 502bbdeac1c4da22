// Own code because TSDoc's parser rejects JSDoc's `{types}`.
/** A parsed JSDoc comment: Markdown before the first tag, then the tags in order. */
export interface DocComment {
  readonly description: string;
  readonly tags: readonly DocTag[];
}

export interface DocTag {
  readonly name: string;
  /** Text inside the braces after the name, if any. */
  readonly type: string | null;
  /** The text after it, with its lines. */
  readonly text: string;
}

const noDoc: DocComment = { description: '', tags: [] };

/** Text between the comment marks, without the asterisks at the start of lines. */
function comment(text: string): string[] {
  return text
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
}

/** `{…}` at the start of `text` with braces balanced. */
function leadingBraces(text: string): { inside: string; rest: string } | null {
  if (!text.startsWith('{')) return null;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return { inside: text.slice(1, index).trim(), rest: text.slice(index + 1).trim() };
  }
  return null;
}

// After other tags, braces belong to the text: `@default {}`.
const typedTags = new Set(['param', 'returns', 'return', 'type', 'template', 'throws']);

function tag(lines: readonly string[]): DocTag {
  const [, name = '', rest = ''] = /^\s*@(\w+)[ \t]*([\s\S]*)$/.exec(lines.join('\n')) ?? [];
  const braces = typedTags.has(name) ? leadingBraces(rest) : null;
  return braces ? { name, type: braces.inside, text: braces.rest } : { name, type: null, text: rest.trim() };
}

/** Tags that end the text of a comment of one line: `/** Text. @default 1 *\/`. Others may be part of the text. */
const inlineTag =
  /\s(?=@(?:default(?:Value)?|deprecated|example|hidden|ignore|internal|private|see|since)\b)/;

/** Parses one `/** … *\/` comment; a tag begins a line outside code fences. */
export function parseDocComment(text: string): DocComment {
  const blocks: string[][] = [[]];
  let fenced = false;
  const lines = comment(text.trim());
  const [only = ''] = lines;
  for (const line of lines.length === 1 ? only.split(inlineTag) : lines) {
    if (/^\s*```/.test(line)) fenced = !fenced;
    if (!fenced && /^\s*@\w/.test(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  const [description = [], ...tags] = blocks;
  return { description: description.join('\n').trim(), tags: tags.map(tag) };
}

/** The last JSDoc comment that ends right before a declaration; `leading` is the text up to it. */
export function docCommentBefore(leading: string): DocComment {
  const comments = leading.match(/\/\*\*(?!\/)[\s\S]*?\*\//g);
  const last = comments?.at(-1);
  return last === undefined ? noDoc : parseDocComment(last);
}

export const tagText = (doc: DocComment, name: string): string | undefined =>
  doc.tags.find((candidate) => candidate.name === name)?.text;

/** Code of `@example`, whose authors may have fenced it. */
export function exampleCode(doc: DocComment): string | undefined {
  const text = tagText(doc, 'example');
  return /^ *(`{3,}|~{3,}).*\n([\s\S]*?)\n *\1 *$/m.exec(text ?? '')?.[2] ?? text;
}

/** Tags of entries that their authors keep to themselves. */
const hidingTags: readonly string[] = ['ignore', 'internal', 'private', 'hidden'];

export const isIgnored = (doc: DocComment): boolean => doc.tags.some(({ name }) => hidingTags.includes(name));
