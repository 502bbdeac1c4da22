import type { Report } from './report.ts';

/** For tools: one JSON array of diagnostics. */
export const json: Report = (diagnostics) => `${JSON.stringify(diagnostics, null, 2)}\n`;
