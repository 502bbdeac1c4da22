/** Prefixes of modules that plugins make from files; one file may have several. */
const ofFiles = /^(?:asset-file|css-module|text-file|data-file):/;

/** Whether one of the tool's own plugins made a module, so that no other plugin has to read it. */
export const isMade = (namespace: string): boolean =>
  ofFiles.test(`${namespace}:`) || namespace === 'docs-build';

/** The file behind an input of a metafile, absolute or relative to the root; null for a module that has none. */
export function fileOfInput(input: string): string | null {
  const path = input.replace(ofFiles, '');
  return /^[\w-]+:/.test(path) ? null : path;
}
