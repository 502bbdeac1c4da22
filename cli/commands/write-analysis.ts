import { writeFileSync } from 'node:fs';
import type { Host } from '../machine/host.ts';
import { resolve } from '../machine/paths.ts';
import { analyse } from '../report/analysis.ts';
import { analysisPage, readAnalysis } from '../report/analysis-page.ts';
import type { Built } from './build.ts';

/** Writes the sizes of the pages to `file`, compared with its earlier figures. */
export function writeAnalysis(host: Host, file: string, { files, bundles }: Built): void {
  if (bundles === null) return;
  const path = resolve(file);
  const before = readAnalysis(host.readText(path) ?? '');
  writeFileSync(path, analysisPage(analyse(files, bundles), before));
}
