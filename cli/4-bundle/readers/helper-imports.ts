import { perObject } from '../../machine/per-object.ts';
import { escapeRegExp } from '../../site/escape-regexp.ts';
import { type BundlerResult, isScript, textOf } from '../esbuild/bundler-result.ts';

/**
 * A run whose scripts do not import the bundler's own helpers needlessly. esbuild writes a file for helpers that some
 * script needs, and makes every script import it. That costs each page a request, although the file has no effects.
 * Results are remembered, because an edit changes few runs of a site.
 */
export const withoutHelperImports = perObject((run: BundlerResult): BundlerResult => {
  const { outputs } = run.metafile;
  const helpers = Object.keys(outputs).filter((path) => {
    const { inputs = {}, imports = [], entryPoint } = outputs[path] ?? {};
    return (
      isScript(path) &&
      entryPoint === undefined &&
      [inputs, imports].every((record) => Object.keys(record).length === 0)
    );
  });
  if (helpers.length === 0) return run;
  const names = helpers.map((path) => escapeRegExp(path.slice(path.lastIndexOf('/') + 1)));
  const bare = new RegExp(`import\\s*"[^"]*/(?:${names.join('|')})";\\n?`, 'g');
  const files = run.files.map((file) =>
    isScript(file.path) ? { ...file, contents: textOf(file).replaceAll(bare, '') } : file,
  );
  const texts = new Map(files.filter(({ path }) => isScript(path)).map((file) => [file.path, textOf(file)]));
  const needs = (path: string, helper: string): boolean =>
    texts.get(path)?.includes(helper.slice(helper.lastIndexOf('/'))) ?? true;
  return {
    ...run,
    files,
    metafile: {
      ...run.metafile,
      outputs: Object.fromEntries(
        Object.entries(outputs).map(([path, output]) => [
          path,
          {
            ...output,
            imports: output.imports.filter(
              (imported) => !helpers.includes(imported.path) || needs(path, imported.path),
            ),
          },
        ]),
      ),
    },
  };
});
