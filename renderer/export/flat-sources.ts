import type { ExportFile } from './export-request.ts';
import { rewriteImports } from './rewrite-imports.ts';

const script = /\.[jt]sx?$/;

/** Names of the project's own modules. */
const reserved = ['main'];

/** `a/./b/../c` → `a/c`; a leading `..` stays. */
function normalised(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');
const lastOf = (path: string): string => path.split('/').at(-1) ?? '';
const withoutScriptExtension = (path: string): string => path.replace(script, '');

/** A module's name without its extension, with `index` replaced by its folder's name; other files keep their names. */
function plainName(path: string): string {
  const name = withoutScriptExtension(lastOf(path));
  return name === 'index' ? lastOf(folderOf(path)) || name : name;
}

/** Path → name in the project, without the extension of modules; no two differ only in case. */
function flatNames(paths: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set(reserved);
  for (const path of paths) {
    const plain = plainName(path);
    const folder = lastOf(folderOf(path)).replace('..', '');
    const candidates = [plain, ...(folder === '' ? [] : [`${folder}-${plain}`])];
    const numbered = (count: number): string => plain.replace(/^[^.]*/, (stem) => `${stem}-${count}`);
    let name = candidates.find((candidate) => !taken.has(candidate.toLowerCase()));
    for (let count = 2; name === undefined; count += 1)
      if (!taken.has(numbered(count).toLowerCase())) name = numbered(count);
    taken.add(name.toLowerCase());
    names.set(path, name);
  }
  return names;
}

/** The file that `specifier` refers to in the module at `from`; undefined when it is none of `paths`. */
export function resolveLocal(paths: readonly string[], from: string, specifier: string): string | undefined {
  const target = normalised(`${folderOf(from)}/${specifier}`);
  const same = (candidate: string) => (path: string) =>
    path === candidate ||
    (script.test(path) && [candidate, `${candidate}/index`].includes(withoutScriptExtension(path)));
  return (
    paths.find(same(target)) ??
    // A JavaScript variant may still import a file by its TypeScript name.
    (script.test(target) ? paths.find(same(withoutScriptExtension(target))) : undefined) ??
    paths.find((path) => !path.includes('/') && same(lastOf(target))(path)) ??
    paths.find((path) => !path.includes('/') && same(withoutScriptExtension(lastOf(target)))(path))
  );
}

/**
 * The same files in one folder, with unique names and relative imports rewritten to them. The first file stays first;
 * imports of other files stay.
 */
export function flatSources(files: readonly ExportFile[]): ExportFile[] {
  const paths = files.map(({ name }) => normalised(name));
  if (new Set(paths).size < paths.length) throw new Error(`Two files share a name: ${paths.join(', ')}`);
  const names = flatNames(paths);
  const nameOf = (path: string): string => names.get(path) ?? lastOf(path);
  return files.map(({ code }, index) => {
    const path = paths[index] ?? '';
    if (!script.test(path)) return { name: nameOf(path), code };
    const extension = path.replace(/^.*(?=\.)/, '');
    const rewritten = rewriteImports(code, (specifier) => {
      const found = resolveLocal(paths, path, specifier);
      return found === undefined ? specifier : `./${nameOf(found)}`;
    });
    // Vite reads JSX only in files with that extension.
    const named = extension === '.js' && /<\/|\/>/.test(code) ? '.jsx' : extension;
    return { name: nameOf(path) + named, code: rewritten };
  });
}
