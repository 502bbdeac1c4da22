import { type Diagnostic, diagnostic, type Edit } from '../diagnostics/diagnostic.ts';
import type { Place, Position } from '../diagnostics/place.ts';
import { shortened } from '../diagnostics/shortened.ts';
import type { Fence, FenceOutcome, FenceValue, StatedResult } from '../model/fence.ts';
import type { CompiledPage } from '../model/page.ts';
import { formsOf, states } from './same-value.ts';

/** The place of a position in a fence's code, which begins with the fences that it continues. */
export const placeIn = ({ file }: CompiledPage, fence: Fence, { line, column }: Position): Place => ({
  file,
  line: fence.line + line - 1 - fence.earlier,
  column: column + fence.inset,
});

/** A value in a message, on one line. */
const brief = (text: string): string => {
  const line = text.replaceAll('\n', '⏎');
  return line === '' ? 'nothing' : `\`${shortened(line, 120, 120)}\``;
};

/** Replaces the first line that differs; without one when a stated line has no counterpart. */
function wrongResult(page: CompiledPage, fence: Fence, stated: StatedResult, value: FenceValue): Diagnostic {
  const [right = ''] = formsOf(value, stated.lines.join('\n'));
  const lines = right.split('\n');
  const index = Math.max(
    stated.lines.findIndex((line, at) => line !== lines[at]),
    0,
  );
  const isLast = index === stated.lines.length - 1;
  const at = placeIn(page, fence, { line: stated.line + index, column: stated.column });
  const indent = `\n${' '.repeat(at.column - 1)}//   `;
  const to = (isLast ? lines.slice(index) : lines.slice(index, index + 1)).join(indent);
  const from = stated.lines[index] ?? '';
  const edit: Edit | undefined =
    index >= lines.length ? undefined : from === '' ? { from: '→', to: `→ ${to}` } : { from, to };
  const message = `The code gives ${brief(lines[index] ?? '')}, and the text states ${brief(from)}.`;
  return diagnostic('code/wrong-result', at, message, { edit, help: `State ${brief(right)}.` });
}

/** The place of an error; where a call was put into a line, at the start of its code. */
function placeOfError(page: CompiledPage, fence: Fence, at: Position | null): Place {
  const lines = fence.code.split('\n');
  if (at === null || at.line <= fence.earlier || at.line > lines.length)
    return { file: page.file, line: fence.line - 1, column: 1 };
  const line = lines[at.line - 1] ?? '';
  const isChanged = fence.run?.code.split('\n')[at.line] !== line;
  return placeIn(page, fence, { ...at, column: isChanged ? line.search(/\S/) + 1 : at.column });
}

/** The findings of an executed fence: it fails, or a value differs from what the text states. */
export function resultFindings(
  page: CompiledPage,
  fence: Fence,
  { values, error }: FenceOutcome,
): Diagnostic[] {
  if (error !== null) {
    const at = placeOfError(page, fence, error.at);
    return [diagnostic('code/run-failed', at, `The code fails: ${error.message}`)];
  }
  return (fence.run?.results ?? []).flatMap((stated, index) => {
    const value = values[index];
    if (value === undefined) {
      const at = placeIn(page, fence, stated);
      return [diagnostic('code/unproved-result', at, 'The code ends before this result.')];
    }
    return states(stated.lines.join('\n'), value) ? [] : [wrongResult(page, fence, stated, value)];
  });
}
