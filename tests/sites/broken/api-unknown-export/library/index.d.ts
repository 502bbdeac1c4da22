/** Options of a printer. */
export interface PrintOptions {
  /** How often it prints. */
  copies?: number;
}
