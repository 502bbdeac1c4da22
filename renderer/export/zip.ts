import { strToU8, zipSync } from 'fflate';
import type { ExportRequest } from './export-request.ts';
import { projectName } from './package-manifest.ts';
import { projectFiles } from './project-files.ts';

/** The project as a zip file, in one folder named like it. */
export function zipProject(request: ExportRequest): Uint8Array<ArrayBuffer> {
  const folder = projectName(request.title);
  return zipSync(
    Object.fromEntries(
      Object.entries(projectFiles(request)).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]),
    ),
  );
}

export function downloadZip(request: ExportRequest): void {
  const url = URL.createObjectURL(new Blob([zipProject(request)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${projectName(request.title)}.zip`;
  link.click();
  // A browser may read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
