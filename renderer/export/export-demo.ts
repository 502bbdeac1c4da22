import type { ExportKind } from '../view/export-targets.ts';
import { openCodeSandbox } from './codesandbox.ts';
import type { ExportRequest } from './export-request.ts';
import { openStackBlitz } from './stackblitz.ts';
import { downloadZip } from './zip.ts';

const exporters: Readonly<Record<ExportKind, (request: ExportRequest) => void>> = {
  stackblitz: openStackBlitz,
  codesandbox: openCodeSandbox,
  zip: downloadZip,
};

/** Opens the demo as a project of its own in a new tab, or downloads it. Call it on a click. */
export function exportDemo(kind: ExportKind, request: ExportRequest): void {
  exporters[kind](request);
}
