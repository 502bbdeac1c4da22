import { exportTargets } from '../view/export-targets.ts';
import type { ExportRequest } from './export-request.ts';
import { postForm } from './post-form.ts';
import { projectFiles } from './project-files.ts';

/** Brackets would end the name of the field. */
const fieldOf = (path: string): string =>
  `project[files][${path.replaceAll('[', '%5B').replaceAll(']', '%5D')}]`;

/** Fields of StackBlitz's POST API: https://developer.stackblitz.com/docs/platform/post-api/ */
export function stackBlitzFields(
  request: ExportRequest,
  files: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    'project[title]': request.title,
    'project[description]': request.title,
    // Runs npm in the browser, unlike the templates named after frameworks.
    'project[template]': 'node',
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [fieldOf(path), text])),
  };
}

export function openStackBlitz(request: ExportRequest): void {
  const files = projectFiles(request);
  const file = Object.keys(files)[0] ?? '';
  postForm(
    `${exportTargets.stackblitz.origin}/run?${new URLSearchParams({ file })}`,
    stackBlitzFields(request, files),
  );
}
