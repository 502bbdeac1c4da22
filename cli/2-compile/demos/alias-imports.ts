import { dirname, extname, relative } from '../../machine/paths.ts';
import { specifiersIn } from '../modules/module-imports.ts';
import { parseModule } from '../modules/parse-module.ts';

/** The specifier by which a module imports a file; both paths are relative to the root. */
function relativeSpecifier(from: string, to: string): string {
  const path = relative(dirname(from), to).replace(/(?:\/index)?\.[jt]sx?$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Code whose imports by an alias of the site (`target` gives their files) are relative ones: readers have the files that
 * a demo shows, and not the settings of the site.
 */
export function withoutAliases(
  file: string,
  code: string,
  target: (specifier: string) => string | null,
): string {
  const program = parseModule(code, extname(file).slice(1));
  let result = '';
  let end = 0;
  for (const { value, start } of program === null ? [] : specifiersIn(program)) {
    const found = target(value);
    if (found === null) continue;
    result += code.slice(end, start + 1) + relativeSpecifier(file, found);
    end = start + 1 + value.length;
  }
  return result + code.slice(end);
}
