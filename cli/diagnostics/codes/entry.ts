/** `off`: not reported, unless a site's `severity` turns it on. */
export type Severity = 'error' | 'warning' | 'off';

export const severities: readonly Severity[] = ['error', 'warning', 'off'];

export interface CatalogueEntry {
  readonly severity: Severity;
  /** Title in listings of the catalogue. */
  readonly title: string;
  /** Default help; a diagnostic may give more exact help. */
  readonly help: string;
}
