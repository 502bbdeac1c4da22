import { fill } from '../../../../renderer/text.ts';
import type { DemoProblem } from '../../../../renderer/view/events.ts';
import type { Words } from '../words.ts';

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A message, with the place in the code if it is known. */
function located(
  words: Words,
  { file, line, column }: { file: string | null; line: number | null; column: number | null },
  message: string,
): string {
  if (file === null) return message;
  if (line === null) return `${fileName(file)}: ${message}`;
  const values = { file: fileName(file), line, message };
  return column === null ? fill(words.codeOn, values) : fill(words.codeAt, { ...values, column });
}

/** Text for a reader about a problem with their code. */
export function problemText(problem: DemoProblem, words: Words): string {
  switch (problem.kind) {
    case 'syntax':
    case 'runtime':
      return located(words, problem, problem.message);
    case 'import': {
      const { name, offered } = problem;
      return located(
        words,
        { ...problem, column: null },
        fill(words.noImport, { name, offered: offered.join(', ') }),
      );
    }
    case 'no-component':
      return words.noComponent;
    case 'silent':
      return words.silent;
    case 'not-loaded':
      return words.notLoaded;
    case 'unavailable':
      return words.unavailable;
  }
}
