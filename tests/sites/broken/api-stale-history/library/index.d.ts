/** Options of a printer. */
export interface PaperOptions {
  /** How often it prints. */
  copies?: number;
}

/** A size. */
export type PaperSize = 'A4' | 'A5';

/** Prints. */
export function usePaperPrint(options: PaperOptions): void;

/** Colour of paper. */
export type PaperTint = 'white' | 'cream';
