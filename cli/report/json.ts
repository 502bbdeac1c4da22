import type { Report } from './report.ts';

/** One JSON array of diagnostics, for tools. */
export const json: Report = (diagnostics) => `${JSON.stringify(diagnostics, null, 2)}\n`;
