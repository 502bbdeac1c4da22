import { linesIn, type Piece } from './preview-pieces.ts';

/** More pieces would be hard to read together. */
const mostPieces = 3;

/**
 * The pieces that show most of the names in at most `longest` lines, in their order in the code. Every step takes the
 * piece that shows most of the names still missing; rarer names weigh more.
 */
export function choosePieces(
  pieces: readonly Piece[],
  names: ReadonlySet<string>,
  code: string,
  longest: number,
): Piece[] {
  const missing = new Set(names);
  const counts = countsOf(code);
  const chosen: Piece[] = [];
  let room = longest;
  while (chosen.length < mostPieces) {
    const [best] = pieces
      .filter((piece) => !chosen.some((other) => overlap(piece, other)))
      .map((piece) => {
        const shown = namesShown(code.slice(piece.start, piece.end), missing);
        const worth = shown.reduce((total, name) => total + 1 / (counts.get(name) ?? 1), 0);
        return { piece, shown, worth, lines: linesIn(code, piece) };
      })
      .filter(({ worth, lines }) => worth > 0 && lines <= room)
      .sort((a, b) => b.worth - a.worth || a.lines - b.lines || a.piece.start - b.piece.start);
    if (best === undefined) break;
    chosen.push(best.piece);
    room -= best.lines;
    for (const name of best.shown) missing.delete(name);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

const overlap = (a: Piece, b: Piece): boolean => a.start < b.end && b.start < a.end;

const wordsOf = (code: string): readonly string[] => code.match(/[A-Za-z_$][\w$]*/g) ?? [];

function countsOf(code: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(code)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The names that occur in a piece of code. */
export function namesShown(code: string, names: ReadonlySet<string>): string[] {
  const words = new Set(wordsOf(code));
  return [...names].filter((name) => words.has(name));
}
