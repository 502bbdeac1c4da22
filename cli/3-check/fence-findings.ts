import { type Diagnostic, diagnostic, type Edit } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { editToNearest, reachAmongLibraries } from '../diagnostics/nearest.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Fence } from '../model/fence.ts';
import type { CompiledPage } from '../model/page.ts';
import { importLine, type Supplied, type Supply } from './fence-names.ts';
import { placeIn } from './result-findings.ts';

/** An error of the compiler, at a position of a fence's code. */
export interface FenceError {
  /** From 1; outside the code for an error in what surrounds it. */
  readonly line: number;
  readonly column: number;
  /** For example TS2322. */
  readonly code: string;
  readonly message: string;
}

const unknownName =
  /^(?:Cannot find (?:name|namespace)|No value exists in scope for the shorthand property) '([^']+)'/;

/** The compiler's suggestion for a name. */
const suggestion = /'([\w$]+)'[^']*(?:'[^']*'[^']*)*Did you mean(?: to write)? '([\w$]+)'\?/;

/** An element may leave out required props that the text is not about. */
const isAbridged = ({ code, line, column }: FenceError, { code: text, imports }: Fence): boolean =>
  imports.length === 0 && /^TS27(?:39|40|41)$/.test(code) && text.split('\n')[line - 1]?.[column - 2] === '<';

/** Two imports of one name show two ways to import it. */
const isOtherWay = ({ code, message }: FenceError, { imports }: Fence): boolean => {
  const [, name] = code === 'TS2300' ? (/^Duplicate identifier '(.+)'/.exec(message) ?? []) : [];
  return imports.filter(({ local }) => local === name).length > 1;
};

/** A module of the reader's own. */
const isOwnModule = ({ code, message }: FenceError): boolean =>
  code === 'TS2307' && /^Cannot find module '\.{1,2}\//.test(message);

/** The findings of a fence: errors of its own lines but for those it names, and named ones that it does not have. */
export function fenceFindings(
  page: CompiledPage,
  fence: Fence,
  errors: readonly FenceError[],
  supply: Supply,
): Diagnostic[] {
  const last = fence.code.split('\n').length;
  const own = errors.filter(
    (error) =>
      error.line > fence.earlier &&
      error.line <= last &&
      !isAbridged(error, fence) &&
      !isOtherWay(error, fence) &&
      !isOwnModule(error),
  );
  const lacking = fence.errors.filter((code) => !own.some((error) => error.code === `TS${code}`));
  const rest = own.filter(({ code }) => !fence.errors.includes(code.slice(2)));
  const start = { file: page.file, line: fence.line - 1, column: 1 };
  const missing = new Map<string, { readonly supplied: Supplied; readonly place: Place }>();
  const found = rest.flatMap((error) => {
    const at = placeIn(page, fence, error);
    const name = unknownName.exec(error.message)?.[1];
    if (name === undefined) return typeError(error, at);
    const supplied = supply.findAnywhere(page, fence, name);
    if (supplied === null) return undefinedName(name, at, supply);
    if (!missing.has(name)) missing.set(name, { supplied, place: at });
    return [];
  });
  return [
    ...lacking.map((code) => diagnostic('code/no-error', start, `This fence has no error TS${code}.`)),
    ...(missing.size === 0 ? [] : [missingImports(page, fence, missing)]),
    ...found,
  ];
}

function typeError({ message, code }: FenceError, at: Place): Diagnostic {
  const [, from, to] = suggestion.exec(message) ?? [];
  // The compiler also suggests names that are far away.
  const edit =
    from === undefined || to === undefined ? undefined : editToNearest(from, [to], reachAmongLibraries(from));
  return diagnostic('code/type-error', at, `${message} (${code})`, { edit });
}

const undefinedName = (name: string, at: Place, { names }: Supply): Diagnostic =>
  diagnostic('code/unknown-name', at, `Nothing defines \`${name}\`.`, {
    help: didYouMean(name, names, reachAmongLibraries(name)),
    edit: editToNearest(name, names, reachAmongLibraries(name)),
  });

/** One finding at the fence's first import, so that one edit adds all imports. */
function missingImports(
  page: CompiledPage,
  fence: Fence,
  missing: ReadonlyMap<string, { readonly supplied: Supplied; readonly place: Place }>,
): Diagnostic {
  const all = [...missing.values()];
  const line = fence.imports[0]?.line ?? 1;
  const names = [...missing.keys()].map((name) => `\`${name}\``);
  const imports = all.map(({ supplied }) =>
    importLine(supplied, page.file, fence.types.includes(supplied.local)),
  );
  return diagnostic(
    'code/missing-import',
    placeIn(page, fence, { line, column: 1 }),
    `This fence has imports, and none of ${names.join(', ')}.`,
    {
      help: `Add ${imports.join(' ')}`,
      edit: editOf(fence, line, imports),
      related: all.map(({ supplied, place }) => ({ message: `It uses \`${supplied.local}\` here.`, place })),
    },
  );
}

/** Puts imports in front of the one in a line. */
function editOf({ code, earlier, inset }: Fence, line: number, imports: readonly string[]): Edit | undefined {
  const isOwn = line > earlier && code.split('\n')[line - 1]?.startsWith('import ');
  return isOwn ? { from: 'import', to: [...imports, 'import'].join(`\n${' '.repeat(inset)}`) } : undefined;
}
