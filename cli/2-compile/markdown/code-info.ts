import type { Code } from 'mdast';
import type { OwnBlockContent } from './nodes.ts';

/** The contents of an info string such as ```` ```tsx Label {1,3-5} title="src/App.tsx" ````. */
export interface CodeInfo {
  readonly language: string | null;
  /** Name of the fence's tab. */
  readonly label: string | null;
  readonly title: string | null;
  /** Numbers of the highlighted lines, from 1. */
  readonly lines: ReadonlySet<number>;
  /** Why its code is not checked; null when it is. */
  readonly nocheck: string | null;
  /** Codes of the compiler for errors that it must have, without `TS`. */
  readonly errors: readonly string[];
  /** Whether its code continues that of the fence before. */
  readonly continues: boolean;
  /** Whether its code is executed although it states no result. */
  readonly runs: boolean;
  /** Whether readers do not see it: a proof of the text, or what the next fence needs. */
  readonly isHidden: boolean;
  /** Parts without a meaning: other options, and ranges of lines that the code does not have. */
  readonly unknown: readonly string[];
}

/** The fences of a page, those in tabs too. */
export const codesIn = (blocks: readonly OwnBlockContent[]): readonly Code[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'code') return [block.code];
    return block.kind === 'tabs' ? block.tabs.filter((tab) => tab.type === 'code') : [];
  });

/** A quotation mark ends a value only before an option, lines or the end, because Markdown has removed backslashes. */
const quoted = (mark: string): string =>
  `${mark}(?:(?!\\s[\\w-]+=["']).)*?${mark}(?=\\s+[\\w-]+=|\\s*\\{|\\s*$)|${mark}[^${mark}]*${mark}`;
const option = new RegExp(`(?<=^|\\s)([\\w-]+)=(${quoted('"')}|${quoted("'")}|\\{[^}]*\\}|[^\\s{}]+)`, 'g');
const braces = /\{([^}]*)\}/g;

/** Option names of a title, here and in other tools. */
const titles = ['title', 'filename'];

const errorCodes = /^\d{4,5}(?:,\d{4,5})*$/;

/** Options without a value. */
const flags = ['continues', 'runs', 'hidden'];

export function readInfo({ lang, meta, value }: Pick<Code, 'lang' | 'meta' | 'value'>): CodeInfo {
  const unknown: string[] = [];
  const lines = new Set<number>();
  let title: string | null = null;
  let nocheck: string | null = null;
  let errors: readonly string[] = [];
  const words = `${lang ?? ''} ${meta ?? ''}`
    .replace(option, (all: string, key: string, text: string) => {
      if (titles.includes(key)) title = unquoted(text);
      else if (key === 'nocheck' && unquoted(text) !== '') nocheck = unquoted(text);
      else if (key === 'errors' && errorCodes.test(unquoted(text))) errors = unquoted(text).split(',');
      else unknown.push(all);
      return ' ';
    })
    .replace(braces, (_, ranges: string) => {
      unknown.push(...addRanges(lines, ranges, value.split('\n').length));
      return ' ';
    })
    .split(/\s+/)
    .filter(Boolean);
  const language = lang && !/^(?:\{|[\w-]+=)/.test(lang) ? (words.shift() ?? null) : null;
  const label = words.filter((word) => !flags.includes(word)).join(' ') || null;
  const [continues = false, runs = false, isHidden = false] = flags.map((flag) => words.includes(flag));
  return { language, label, title, lines, nocheck, errors, continues, runs, isHidden, unknown };
}

const unquoted = (text: string): string => (/^["']/.test(text) ? text.slice(1, -1) : text);

/** Adds the lines of `3,5-7`; returns the ranges that name none of the `count` lines. */
function addRanges(lines: Set<number>, ranges: string, count: number): string[] {
  return ranges
    .split(',')
    .map((range) => range.trim())
    .filter((range) => {
      const [, first = '', last = first] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(range) ?? [];
      const [from, to] = [Number(first), Number(last)];
      const isValid = from >= 1 && from <= to && to <= count;
      for (let line = from; isValid && line <= to; line += 1) lines.add(line);
      return !isValid && range !== '';
    })
    .map((range) => `{${range}}`);
}
