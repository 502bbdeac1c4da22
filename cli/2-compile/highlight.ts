import { createRequire } from 'node:module';
import type { Language, StreamParser } from '@codemirror/language';
import type { Highlighter, highlightTree } from '@lezer/highlight';
import type { ElementContent, Text } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { codeParts } from '../../renderer/highlighting/code-parts.ts';

// Required, not imported: a grammar is loaded only for code that is not in the cache.
const require = createRequire(import.meta.url);

type Parser = Language['parser'];
type Tree = ReturnType<Parser['parse']>;

const script = (dialect: string): Parser => require('@lezer/javascript').parser.configure({ dialect });

/** Grammars of CodeMirror 5, for languages without a Lezer grammar. */
function streamed(mode: StreamParser<unknown>): Parser {
  const { StreamLanguage }: typeof import('@codemirror/language') = require('@codemirror/language');
  return StreamLanguage.define(mode).parser;
}

const grammars: Readonly<Record<string, () => Parser>> = {
  // JavaScript files contain JSX as well.
  js: () => script('jsx'),
  ts: () => script('ts'),
  tsx: () => script('ts jsx'),
  css: () => require('@lezer/css').parser,
  html: () => require('@lezer/html').parser,
  json: () => require('@lezer/json').parser,
  yaml: () => require('@lezer/yaml').parser,
  bash: () => streamed(require('@codemirror/legacy-modes/mode/shell').shell),
  diff: () => streamed(require('@codemirror/legacy-modes/mode/diff').diff),
};

const aliases: Readonly<Record<string, string>> = {
  javascript: 'js',
  jsx: 'js',
  mjs: 'js',
  cjs: 'js',
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  markup: 'html',
  xml: 'html',
  svg: 'html',
  json5: 'json',
  jsonc: 'json',
  yml: 'yaml',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  zsh: 'bash',
};

/** Languages whose code is highlighted. */
export const highlightedLanguages: readonly string[] = [...Object.keys(grammars), ...Object.keys(aliases)];

const parsers = new Map<string, Parser | null>();

function parserOf(language: string): Parser | null {
  const name = Object.hasOwn(aliases, language) ? (aliases[language] ?? language) : language;
  const known = parsers.get(name);
  if (known !== undefined) return known;
  const parser = Object.hasOwn(grammars, name) ? (grammars[name]?.() ?? null) : null;
  parsers.set(name, parser);
  return parser;
}

function errorsIn(tree: Tree): number {
  let count = 0;
  tree.iterate({
    enter: ({ type }) => {
      if (type.isError) count += 1;
    },
  });
  return count;
}

const opening = '<>';

/** A fragment of JSX may be several elements, which parse only as children of one element. */
function parse(parser: Parser, code: string): { readonly tree: Tree; readonly offset: number } {
  const tree = parser.parse(code);
  if (!code.trimStart().startsWith('<')) return { tree, offset: 0 };
  // The second element may parse as a comparison with the first.
  const isCompared = tree.topNode.firstChild?.firstChild?.name === 'BinaryExpression';
  const inside = parser.parse(`${opening}${code}</>`);
  return isCompared || errorsIn(inside) < errorsIn(tree)
    ? { tree: inside, offset: opening.length }
    : { tree, offset: 0 };
}

interface Painter {
  readonly highlightTree: typeof highlightTree;
  readonly highlighter: Highlighter;
}

/** Kept because every `require`, even of a loaded module, looks the file up on the disk. */
let painter: Painter | null = null;

function loadPainter(): Painter {
  const lezer: typeof import('@lezer/highlight') = require('@lezer/highlight');
  const { tags } = lezer;
  const highlighter = lezer.tagHighlighter([
    ...codeParts(tags).flatMap(({ name, tags: all }) => all.map((tag) => ({ tag, class: name }))),
    { tag: tags.inserted, class: 'inserted' },
    { tag: tags.deleted, class: 'deleted' },
  ]);
  return { highlightTree: lezer.highlightTree, highlighter };
}

/** A stretch of code; `part` names its colour. */
export interface Token {
  readonly text: string;
  readonly part: string | null;
}

/** Tokens whose texts add up to the code; one token when the language is unknown. */
export function tokensOf(code: string, language: string | null): Token[] {
  const parser = language === null ? null : parserOf(language);
  if (parser === null) return [{ text: code, part: null }];
  painter ??= loadPainter();
  const { highlightTree, highlighter } = painter;
  const tokens: Token[] = [];
  const add = (text: string, part: string | null) => {
    const [before, last] = tokens.slice(-2);
    // Adjacent tokens of one colour become one element, white space between them included.
    if (part !== null && last?.part === part) tokens.splice(-1, 1, { text: last.text + text, part });
    else if (part !== null && last?.part === null && before?.part === part && /^\s*$/.test(last.text)) {
      tokens.splice(-2, 2, { text: before.text + last.text + text, part });
    } else if (text !== '') tokens.push({ text, part });
  };
  let end = 0;
  const { tree, offset } = parse(parser, code);
  const put = (from: number, to: number, part: string) => {
    add(code.slice(end, from - offset), null);
    add(code.slice(from - offset, to - offset), part);
    end = to - offset;
  };
  highlightTree(tree, highlighter, put, offset, offset + code.length);
  add(code.slice(end), null);
  return tokens;
}

export const tokenNode = ({ text: value, part }: Token): ElementContent => {
  const text: Text = { type: 'text', value };
  return part === null
    ? text
    : { type: 'element', tagName: 'span', properties: { className: ['token', part] }, children: [text] };
};

export const highlight = (code: string, language: string | null): ElementContent[] =>
  tokensOf(code, language).map(tokenNode);

const stringifier = unified().use(rehypeStringify).freeze();

export const highlightToHtml = (code: string, language: string | null): string =>
  stringifier.stringify({ type: 'root', children: highlight(code, language) });
