import type { Code } from 'mdast';
import type { Place, Position } from '../../diagnostics/place.ts';
import type { Fence } from '../../model/fence.ts';
import type { CompiledPage, PackageInstall } from '../../model/page.ts';
import { type CodeInfo, codesIn, readInfo } from '../markdown/code-info.ts';
import { type PageContext, report } from '../markdown/page-context.ts';
import { syntaxOf } from '../modules/parse-module.ts';
import { newSide, oldSide } from './diff-sides.ts';
import { fenceProgram, syntaxMistake } from './fence-program.ts';
import { fenceRun } from './fence-run.ts';
import { installedPackages } from './installed-packages.ts';
import { findMistakes, isShell } from './other-languages.ts';

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

/** Checks the syntax of a page's fences, completes those in TypeScript to modules, and finds what others install. */
export function pageFences(context: PageContext): Pick<CompiledPage, 'fences' | 'installs'> {
  const codes = codesIn(context.blocks);
  const fences: Fence[] = [];
  const installs: PackageInstall[] = [];
  let before = '';
  for (const code of codes) {
    const info = readInfo(code);
    const language = info.language?.toLowerCase() ?? '';
    if (info.nocheck !== null) continue;
    if (Object.hasOwn(findMistakes, language) && checkSyntax(context, code, language) && isShell(language))
      for (const { text, offset } of installedPackages(code.value))
        installs.push({ text, place: placeOfOffset(context, code, offset) });
    if (language === 'diff') checkOldSide(context, code);
    const dialect = typed[language] ?? untyped[language];
    if (dialect === undefined) continue;
    const shown = shownIn(context, code, language === 'diff');
    const earlier = info.continues ? before : '';
    before = `${earlier}${shown.code}\n`;
    const fence = completed(context, shown, dialect, earlier, info);
    if (fence !== null && (fence.isTyped || fence.run !== null)) fences.push(fence);
  }
  return { fences, installs };
}

const placeAt = ({ input }: PageContext, { line, inset }: Shown, at: Position): Place => ({
  file: input.file,
  line: line + at.line - 1,
  column: at.column + inset,
});

/** The place of an offset in a fence's code, in UTF-16 units. */
function placeOfOffset(context: PageContext, code: Code, offset: number): Place {
  const before = code.value.slice(0, offset).split('\n');
  const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return placeAt(context, shownIn(context, code, false), at);
}

/** Returns whether a fence is valid code of its language, and reports its first mistake. */
function checkSyntax(context: PageContext, code: Code, language: string): boolean {
  const mistake = findMistakes[language]?.(code.value) ?? null;
  if (mistake === null) return true;
  report(context, 'code/syntax', placeOfOffset(context, code, mistake.offset), mistake.message);
  return false;
}

/** The code before a change is that of other versions, whose types are not at hand. */
function checkOldSide(context: PageContext, code: Code): void {
  const syntax = syntaxOf('tsx');
  const text = oldSide(code.value);
  if (syntax === null || fenceProgram(text, syntax) !== null) return;
  const mistake = syntaxMistake(text, syntax);
  const at = mistake?.at ?? { line: 1, column: 1 };
  const message = `Before the change: ${mistake?.message ?? 'The code cannot be read.'}`;
  report(context, 'code/syntax', placeAt(context, shownIn(context, code, true), at), message);
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
