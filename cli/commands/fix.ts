import { applyEdits, type Located } from '../diagnostics/apply-edits.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isWritten } from '../diagnostics/place-of-edit.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { replaceFiles } from '../machine/replace-files.ts';

/** Applies the fixes of findings to the site's files, and returns what it did. `host` reads the files in `root`. */
export function fix(host: Host, root: string, findings: readonly Diagnostic[]): readonly Located[] {
  const files = new Set(
    findings.flatMap(({ edit, place }) =>
      edit !== undefined && place !== null && isWritten(place.file) ? [place.file] : [],
    ),
  );
  const edits: Located[] = [];
  const texts = new Map<string, string>();
  for (const file of [...files].sort()) {
    const before = host.readText(join(root, file));
    if (before === null) continue;
    const own = findings.filter(({ place }) => place?.file === file);
    const { text, applied } = applyEdits(before, own);
    if (applied.length === 0) continue;
    texts.set(join(root, file), text);
    edits.push(...applied);
  }
  replaceFiles(texts);
  return edits;
}

export const fixLines = (edits: readonly Located[]): string =>
  edits
    .map(({ finding, place: { file, line, column }, from, to }) => {
      return `fixed ${finding.code} ${file}:${line}:${column} ${from} → ${to}\n`;
    })
    .join('');
