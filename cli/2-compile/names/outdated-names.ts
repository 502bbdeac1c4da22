import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { ApiIndex, ApiTarget } from '../../model/api-index.ts';
import type { Demo, DemoSource } from '../../model/page.ts';
import type { ApiReference } from '../../model/reference.ts';
import { type EntryStatus, entryStatus } from '../../reference/entry-status.ts';
import type { CodeReader } from '../../reference/read-code.ts';
import { byRelease, spokenRelease } from '../../reference/release.ts';
import type { Frontmatter } from '../../schemas/frontmatter-schema.ts';
import type { KnownNames } from './known-names.ts';
import type { CodeUse, NameUse, PageNames } from './page-names.ts';

/** A name on a page with the entry that it means. */
export interface EntryUse extends NameUse {
  readonly target: ApiTarget;
}

const exportNamed = (index: ApiIndex, name: string): ApiTarget | undefined =>
  Object.hasOwn(index, name) ? index[name]?.find(({ owner }) => owner === undefined) : undefined;

const propOf = ({ components }: KnownNames, component: string): ApiTarget | null => {
  const found = components.get(component);
  return found === undefined ? null : { kind: 'prop', owner: found.name, product: found.product };
};

/**
 * The entry that inline code means. A single word may mean an entry of another kind of the same name, which only a
 * reader can decide: nothing is reported unless all of them are deprecated.
 */
export function usesInProse(
  codes: readonly CodeUse[],
  read: CodeReader,
  meaning: (use: CodeUse) => ApiTarget | null,
  { index }: KnownNames,
  reference: ApiReference,
): EntryUse[] {
  return codes.flatMap((use): EntryUse[] => {
    const target = meaning(use);
    const code = read(use.code);
    if (target === null || code === null) return [];
    const others = (index[code.name] ?? []).filter(
      ({ kind, product }) => product === target.product && kind !== target.kind,
    );
    const isOther = (other: ApiTarget) =>
      (entryStatus(reference, other, code.name)?.deprecated ?? null) === null;
    if (code.form === 'word' && others.some(isOther)) return [];
    return [{ target, name: code.name, place: use.place }];
  });
}

/** The exports that fences import, and the props that they pass. */
export function usesInFences({ imports, elements }: PageNames, known: KnownNames): EntryUse[] {
  return [
    ...imports.flatMap(({ module, name, place }) => {
      const target = known.modules.has(module) ? exportNamed(known.index, name) : undefined;
      return target === undefined ? [] : [{ target, name, place }];
    }),
    ...elements.flatMap(({ name: element, module, props }) => {
      const target = module === null || known.modules.has(module) ? propOf(known, element) : null;
      return target === null ? [] : props.map((prop) => ({ target, ...prop }));
    }),
  ];
}

/** The first place of a word in a source after an offset. */
function placeIn({ file, code }: DemoSource, expression: RegExp): Place {
  const { index = 0, 0: text = '' } = expression.exec(code) ?? {};
  const before = code.slice(0, index).split('\n');
  const line = before.length;
  const column = (before.at(-1) ?? '').length + 1;
  return { file, line, column, end: { line, column: column + text.length } };
}

/** The exports that demos import, and the props that they pass. */
export function usesInDemos(demos: readonly Demo[], known: KnownNames): EntryUse[] {
  return demos
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      source.imports
        .filter(({ specifier }) => known.modules.has(specifier))
        .flatMap(({ names }) => names)
        .flatMap(({ name: exported, local, props = [] }): EntryUse[] => {
          const name = exported === 'default' ? local : exported;
          const target = exportNamed(known.index, name);
          const owner = propOf(known, name);
          const imported = new RegExp(`(?<![\\w$])${name}(?![\\w$])`);
          return [
            ...(target === undefined ? [] : [{ target, name, place: placeIn(source, imported) }]),
            ...(owner === null
              ? []
              : props.map((prop) => ({
                  target: owner,
                  name: prop,
                  place: placeIn(source, new RegExp(`(?<=<${local}\\b[\\s\\S]*?\\s)${prop}(?![\\w$-])`)),
                }))),
          ];
        }),
    );
}

const titled = ({ target: { owner }, name }: EntryUse): string =>
  owner === undefined ? `\`${name}\`` : `\`${name}\` of \`${owner}\``;

function deprecation(use: EntryUse, text: string): Diagnostic {
  const reason = text.replace(/\s+/g, ' ').replace(/\.$/, '');
  const message = `${titled(use)} is deprecated${reason === '' ? '' : `: ${reason}`}.`;
  return diagnostic('api/deprecated', use.place, message);
}

function newerThan(use: EntryUse, { since, earlier }: EntryStatus, version: string | null): Diagnostic[] {
  if (version === null || since === null || byRelease(since, version) <= 0) return [];
  const isThere = earlier.some(
    ({ from, until }) => (from === null || byRelease(from, version) <= 0) && byRelease(version, until) < 0,
  );
  if (isThere) return [];
  const message = `${titled(use)} exists since ${spokenRelease(since)}, and the page is for ${version}.`;
  return [diagnostic('api/newer-name', use.place, message)];
}

/**
 * Findings for deprecated names that the page does not list under `deprecated`, for names that it lists in vain, and for
 * names that are newer than the version it is for.
 */
export function outdatedNames(
  uses: readonly EntryUse[],
  { version }: Pick<Frontmatter, 'version'>,
  listed: readonly NameUse[],
  reference: ApiReference,
): Diagnostic[] {
  const exempt = new Map(listed.map(({ name, place }) => [name, place]));
  const unused = new Map(exempt);
  const found = uses.flatMap((use): Diagnostic[] => {
    const status = entryStatus(reference, use.target, use.name);
    if (status === null) return [];
    if (status.deprecated !== null) unused.delete(use.name);
    const isTold = status.deprecated === null || exempt.has(use.name);
    return [
      ...(isTold ? [] : [deprecation(use, status.deprecated ?? '')]),
      ...newerThan(use, status, version),
    ];
  });
  return [
    ...found,
    ...[...unused].map(([name, place]) =>
      diagnostic('api/deprecated', place, `The page has no deprecated name \`${name}\`.`, {
        help: 'Remove the name from `deprecated` in the frontmatter.',
      }),
    ),
  ];
}
