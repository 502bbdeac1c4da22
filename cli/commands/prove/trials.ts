import type { CompiledSite, Demo } from '../../model/page.ts';
import type { ApiReference } from '../../model/reference.ts';
import { literal, otherValue } from './literal.ts';

/** A printed default, and the demos that can show whether the code has it. */
export interface Trial {
  /** For example `lamps Lamp prop colour`. */
  readonly of: string;
  readonly prop: string;
  /** The default as printed. */
  readonly printed: string;
  /** The default as code; null when it is told in words, or needs names of its module. */
  readonly value: string | null;
  /** Another value of the type, as code. */
  readonly other: string | null;
  /** Demos whose entry has the component, without the prop, and the name it has there; the shortest first. */
  readonly stages: readonly { readonly demo: Demo; readonly local: string }[];
}

const isOf = (specifier: string, name: string): boolean =>
  specifier === name || specifier.startsWith(`${name}/`);

/** A trial for the default of every prop of every component. */
export function trialsOf(
  { components }: Pick<ApiReference, 'components'>,
  { demos }: Pick<CompiledSite, 'demos'>,
): Trial[] {
  const byLength = demos
    .flatMap((demo) => (demo.sources[0] ? [{ demo, entry: demo.sources[0] }] : []))
    .sort((one, two) => one.entry.code.length - two.entry.code.length);
  return components.flatMap(({ product, name: owner, packages, props }) => {
    const shown = byLength.flatMap(({ demo, entry }) =>
      entry.imports
        .filter(({ specifier }) => packages.some(({ name }) => isOf(specifier, name)))
        .flatMap(({ names }) => names)
        .flatMap(({ name, local, props: passed }) =>
          name === owner && passed !== undefined ? [{ demo, local, passed }] : [],
        ),
    );
    return props.flatMap(({ name: prop, default: printed, type }): Trial[] => {
      if (printed === undefined) return [];
      const value = literal(printed);
      return [
        {
          of: `${product} ${owner} prop ${prop}`,
          prop,
          printed,
          value,
          other: value === null ? null : otherValue(value, type),
          stages: shown.filter(({ passed }) => !passed.includes(prop)),
        },
      ];
    });
  });
}
