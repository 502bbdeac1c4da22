import { eachNode, type Program } from '../modules/babel-nodes.ts';

/** A part of a file, by its offsets. The start is after the indentation. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

interface Part extends Piece {
  /** Whether it is a statement or an element, which readers understand without its surroundings. */
  readonly isWhole: boolean;
}

/** Lines that a reader takes in at a glance. A smaller part would only lack its surroundings. */
const short = 6;

/** A `return` means little without the function around it. */
const wholes = /^(?:(?!Block|Return).*Statement|.*Declaration|JSXElement)$/;

/** Nodes that are no pieces: a comment is not code, and a tag without the other one is half an element. */
const inseparable = /^(?:Comment|JSXOpening|JSXClosing)/;

export const linesIn = (code: string, { start, end }: Piece): number =>
  code.slice(start, end).split('\n').length;

/**
 * One piece for every place in the code, imports excepted, that has one of the names. It is the largest short statement
 * or element around the place. Where none is short it is the smallest one, or its largest part with at most `longest`
 * lines.
 */
export function piecesWith(
  names: ReadonlySet<string>,
  program: Program,
  code: string,
  longest: number,
): Piece[] {
  const parts = partsOf(program, code);
  const pieces = new Map<string, Piece>();
  for (const { 0: word, index } of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
    if (!names.has(word)) continue;
    const around = parts.filter(({ start, end }) => start <= index && index < end);
    const whole = around.findLastIndex(({ isWhole }) => isWhole);
    const piece =
      around.find((part) => part.isWhole && linesIn(code, part) <= short) ??
      around.find((part, depth) => depth >= whole && linesIn(code, part) <= longest);
    if (piece !== undefined) pieces.set(`${piece.start} ${piece.end}`, piece);
  }
  return [...pieces.values()];
}

/** The nodes that fill their lines, the outer ones first. */
function partsOf(program: Program, code: string): Part[] {
  const parts: Part[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') continue;
    eachNode(statement, (node) => {
      const [from, to] = [Reflect.get(node, 'start'), Reflect.get(node, 'end')];
      if (typeof from !== 'number' || typeof to !== 'number' || inseparable.test(node.type)) return;
      const before = code.slice(code.lastIndexOf('\n', from - 1) + 1, from);
      const behind = /^.*/.exec(code.slice(to))?.[0].trimEnd() ?? '';
      if (before.trim() !== '' || !/^[,;]?\s*(?:\/\/.*)?$/.test(behind)) return;
      parts.push({ start: from, end: to + behind.length, isWhole: wholes.test(node.type) });
    });
  }
  return parts;
}
