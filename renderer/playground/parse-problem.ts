import { type ParserPlugin, parse } from '@babel/parser';
import type { SourceText } from '../view/demo.ts';
import type { DemoProblem } from '../view/events.ts';

const pluginsFor = (name: string): ParserPlugin[] => [
  ...(name.endsWith('.ts') ? [] : ['jsx' as const]),
  ...(/\.tsx?$/.test(name) ? ['typescript' as const] : []),
];

/** The syntax error of a file, in helpful words; null when there is none. */
export function parseProblem({ name, code }: SourceText): DemoProblem | null {
  try {
    parse(code, { sourceType: 'module', plugins: pluginsFor(name) });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc } = error as SyntaxError & {
      readonly loc: { readonly line: number; readonly column: number };
    };
    return {
      kind: 'syntax',
      message: error.message.replace(/\s*\(\d+:\d+\)$/, ''),
      file: name,
      line: loc.line,
      column: loc.column + 1,
    };
  }
}
