/** What plugins name modules after that they make of files, which may be read in several ways. */
const ofFiles = /^(?:asset-file|css-module|text-file|data-file):/;

/** Whether a module is one that plugins of the tool make, which no other plugin has to read. */
export const isMade = (namespace: string): boolean =>
  ofFiles.test(`${namespace}:`) || namespace === 'docs-build';

/** The file behind an input of a metafile, absolute or relative to the root; null for a module that has none. */
export function fileOfInput(input: string): string | null {
  const path = input.replace(ofFiles, '');
  return /^[\w-]+:/.test(path) ? null : path;
}
