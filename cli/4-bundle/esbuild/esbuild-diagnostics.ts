import { isBuiltin } from 'node:module';
import type { BuildFailure, Location, Message } from 'esbuild';
import { packageName } from '../../../renderer/package-name.ts';
import { type Code, type Diagnostic, diagnostic, type Edit } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isAbsolute, relative } from '../../machine/paths.ts';
import { packagesFolder } from '../../machine/tool.ts';
import { isLinked } from '../../machine/workspace-source.ts';

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && Array.isArray((error as { errors?: unknown }).errors);

/**
 * Finding for a part of the site that lacks an export which the default look imports: the fault is in the part, not in
 * the look.
 */
function lackingPart(text: string, file: string | undefined): Diagnostic | null {
  const [, part, name] = /^No matching export in "(templates\/[^"]+)" for import "([^"]+)"/.exec(text) ?? [];
  if (part === undefined || file === undefined || !/^\.\.|node_modules/.test(file)) return null;
  const message = `The default look imports \`${name}\` from this file, which does not export it.`;
  const help = `Export \`${name}\`, or remove the file; \`docs-build/${part}\` is the file that it replaces.`;
  return diagnostic('demo/build-failed', { file: part, line: 1, column: 1 }, message, { help });
}

/**
 * The bundler counts bytes of UTF-8. An end on another line is unknown here, so the place covers the first line only.
 */
function placeOf({ file, line, column, length, lineText }: Location, root: string): Place {
  const bytes = Buffer.from(lineText);
  const columnAt = (offset: number): number => bytes.toString('utf8', 0, offset).length + 1;
  return {
    file: isAbsolute(file) ? relative(root, file) : file,
    line,
    column: columnAt(column),
    ...(length > 0 && { end: { line, column: columnAt(column + length) } }),
  };
}

function toDiagnostic(code: Code, { text, location, notes, pluginName }: Message, root: string): Diagnostic {
  const lacking = lackingPart(text, location?.file);
  if (lacking !== null) return lacking;
  const place = location && placeOf(location, root);
  const meant = meantExport(text, location);
  return diagnostic(code, place, text, {
    help:
      meant === undefined
        ? (unresolvedHelp(text, root) ?? unreadHelp(text) ?? pluginHelp(pluginName, notes))
        : `Did you mean \`${meant.to}\`?`,
    edit: meant,
  });
}

/** The edit that replaces the name of an export that does not exist by the one that the bundler finds near. */
function meantExport(text: string, location: Location | null): Edit | undefined {
  const [, from] = /^No matching export in ".*" for import "([^"]+)"$/.exec(text) ?? [];
  return from === undefined || !location?.suggestion ? undefined : { from, to: location.suggestion };
}

/** Help for files that are not scripts, style sheets, images or fonts. */
export const pluginsHelp =
  'Under `plugins` in site.yaml, name a module whose export `esbuild` lists the plugins that read such files.';

/** Help for a file that nothing reads. */
const unreadHelp = (text: string): string | undefined =>
  text.startsWith('No loader is configured for') ? pluginsHelp : undefined;

/** Notes of our plugins are for writers; the bundler's notes are for people who configure it. */
const pluginHelp = (pluginName: string, notes: Message['notes']): string | undefined =>
  pluginName === '' ? undefined : notes.find(({ text }) => !text.startsWith('The plugin '))?.text;

/** Help for an import that cannot be resolved. */
function unresolvedHelp(text: string, root: string): string | undefined {
  const specifier = /^Could not resolve "(.+)"$/.exec(text)?.[1];
  if (specifier === undefined) return undefined;
  if (/^[./]/.test(specifier))
    return 'Write the file, or fix the path, which begins at the folder of this file.';
  const name = packageName(specifier);
  if (isBuiltin(specifier)) return `A demo runs in the browser, which has no \`${name}\`: remove the import.`;
  if (isLinked(name, packagesFolder(root)))
    return `${name} is installed, but its package.json names no file that exists for this import: build it, or name its source first in its \`exports\`, as { "source": "./src/index.ts", … }.`;
  return specifier === name
    ? `Install it in the folder of the site: npm install ${name}.`
    : `Import what ${name} exports, or install it in the folder of the site: npm install ${name}.`;
}

/** Both results, or the errors of both bundler runs. */
export async function bothOrErrors<One, Other>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<[One, Other]> {
  const results = await Promise.allSettled([one, other]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length === 2 && failures.every(isBuildFailure))
    throw Object.assign(new Error('Both bundles failed'), {
      errors: failures.flatMap(({ errors }) => errors),
    });
  if (failures.length > 0) throw failures[0];
  return Promise.all([one, other]);
}

/** Turns errors of the author's modules into findings; throws anything else, which is a bug. */
export function bundleDiagnostics(error: unknown, root: string): readonly Diagnostic[] {
  if (!isBuildFailure(error)) throw error;
  return error.errors.map((message) => toDiagnostic('demo/build-failed', message, root));
}

/** Errors of a tsconfig.json that names missing files. One bundler warns or stays silent, the other one fails. */
export function configErrors(
  error: unknown,
  warnings: readonly Message[],
  root: string,
): readonly Diagnostic[] {
  if (!(error instanceof Error) || !error.message.includes('Tsconfig not found')) return [];
  const warned = warnings
    .filter(({ id }) => id === 'tsconfig.json')
    .map((message) => ({
      ...toDiagnostic('demo/build-failed', message, root),
      help: 'Write the file that `extends` names, or fix the path.',
    }));
  if (warned.length > 0) return warned;
  const message = 'A tsconfig.json of the site names a file that does not exist.';
  const help = 'Look at its `extends` and `references`: write the file, or fix the path.';
  return [diagnostic('demo/build-failed', { file: 'tsconfig.json', line: 1, column: 1 }, message, { help })];
}

/** Warnings about the author's own modules. Authors cannot fix warnings about packages. */
export function bundleWarnings(warnings: readonly Message[], root: string): readonly Diagnostic[] {
  const seen = new Set<string>();
  return warnings
    .map((message) => toDiagnostic('demo/build-warning', message, root))
    .filter(({ message, place }) => {
      const own = place !== null && !/^\.\.|node_modules|^[\w-]+:/.test(place.file);
      const key = `${place?.file}:${place?.line}:${place?.column}:${message}`;
      // Both bundles return the same warning.
      const isNew = own && !seen.has(key);
      seen.add(key);
      return isNew;
    });
}
