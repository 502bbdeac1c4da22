import type { ExportKind } from '../view/export-targets.ts';
import { openCodeSandbox } from './codesandbox.ts';
import type { ExportRequest } from './export-request.ts';
import { copyPrompt } from './prompt.ts';
import { openStackBlitz } from './stackblitz.ts';
import { downloadZip } from './zip.ts';

type Exporter = (request: ExportRequest, copy: (text: string) => void) => void;

const exporters: Readonly<Record<ExportKind, Exporter>> = {
  stackblitz: openStackBlitz,
  codesandbox: openCodeSandbox,
  zip: downloadZip,
  prompt: copyPrompt,
};

/** Opens the demo as a project of its own in a new tab, downloads it, or copies it as a text. Call it on a click. */
export function exportDemo(kind: ExportKind, request: ExportRequest, copy: (text: string) => void): void {
  exporters[kind](request, copy);
}
