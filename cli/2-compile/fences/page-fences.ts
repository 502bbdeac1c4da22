import type { Code } from 'mdast';
import type { Fence } from '../../model/fence.ts';
import type { Place, Position } from '../../model/place.ts';
import { type CodeInfo, readInfo } from '../markdown/code-info.ts';
import { type PageContext, report } from '../markdown/page-context.ts';
import { syntaxOf } from '../modules/parse-module.ts';
import { fenceProgram, syntaxMistake } from './fence-program.ts';
import { fenceRun } from './fence-run.ts';
import { newSide } from './new-side.ts';
import { findMistakes } from './other-languages.ts';

const typed: Readonly<Record<string, string>> = { ts: 'ts', typescript: 'ts', tsx: 'tsx', diff: 'tsx' };
const untyped: Readonly<Record<string, string>> = { js: 'js', javascript: 'js', jsx: 'jsx' };

/** The code of a fence as a reader has it in the end. */
interface Shown {
  readonly code: string;
  readonly line: number;
  readonly inset: number;
}

/** A list or quote puts the same prefix before each line of a fence. */
function shownIn({ lines }: PageContext, { value, position }: Code, isDiff: boolean): Shown {
  const line = (position?.start.line ?? 1) + 1;
  const written = value.split('\n');
  const full = Math.max(
    written.findIndex((text) => text !== ''),
    0,
  );
  const inset = Math.max((lines[line - 1 + full]?.length ?? 0) - (written[full]?.length ?? 0), 0);
  return isDiff ? { code: newSide(value), line, inset: inset + 1 } : { code: value, line, inset };
}

/** Checks the syntax of a page's fences, and completes those in TypeScript to modules. */
export function pageFences(context: PageContext): Fence[] {
  const codes = context.blocks.flatMap((block) =>
    block.kind === 'code' ? [block.code] : block.kind === 'tabs' ? block.codes : [],
  );
  const found: Fence[] = [];
  let before = '';
  for (const code of codes) {
    const info = readInfo(code);
    const language = info.language?.toLowerCase() ?? '';
    if (info.nocheck !== null) continue;
    if (Object.hasOwn(findMistakes, language)) checkSyntax(context, code, language);
    const dialect = typed[language] ?? untyped[language];
    if (dialect === undefined) continue;
    const shown = shownIn(context, code, language === 'diff');
    const earlier = info.continues ? before : '';
    before = `${earlier}${shown.code}\n`;
    const fence = completed(context, shown, dialect, earlier, info);
    if (fence !== null && (fence.isTyped || fence.run !== null)) found.push(fence);
  }
  return found;
}

const placeAt = ({ input }: PageContext, { line, inset }: Shown, at: Position): Place => ({
  file: input.file,
  line: line + at.line - 1,
  column: at.column + inset,
});

function checkSyntax(context: PageContext, code: Code, language: string): void {
  const mistake = findMistakes[language]?.(code.value) ?? null;
  if (mistake === null) return;
  const before = code.value.slice(0, mistake.offset).split('\n');
  const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  report(context, 'code/syntax', placeAt(context, shownIn(context, code, false), at), mistake.message);
}

/** A fence as a module; reports one that cannot be read. */
function completed(
  context: PageContext,
  shown: Shown,
  dialect: string,
  earlier: string,
  { errors, runs }: CodeInfo,
): Fence | null {
  const syntax = syntaxOf(dialect);
  if (syntax === null) return null;
  const program = fenceProgram(earlier + shown.code, syntax);
  const { line, inset } = shown;
  if (program !== null) {
    const lines = earlier.split('\n').length - 1;
    const { run, stray } = fenceRun(program, syntax, { runs, earlier: lines });
    for (const { line: row, column } of stray) {
      const at = placeAt(context, shown, { line: row - lines, column });
      report(context, 'code/unproved-result', at, 'This result belongs to no value of its fence.');
    }
    const isTyped = /^tsx?$/.test(dialect);
    return { ...program, line, inset, earlier: lines, errors, isTyped, run };
  }
  const mistake = syntaxMistake(shown.code, syntax);
  const at = mistake?.at ?? { line: 1, column: 1 };
  const message = mistake?.message ?? 'The code does not continue the fence before.';
  report(context, 'code/syntax', placeAt(context, shown, at), message);
  return null;
}
