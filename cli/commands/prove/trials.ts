import type { ApiComponent } from '../../model/api-component.ts';
import type { CompiledSite, Demo } from '../../model/page.ts';
import type { ApiReference } from '../../model/reference.ts';
import { printedDefaults } from '../../reference/printed-defaults.ts';
import { literal, otherValue } from './literal.ts';

/** A demo whose entry renders a component, and the component's name there. */
interface Use {
  readonly demo: Demo;
  readonly local: string;
}

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
  /** Demos that do not pass the prop; the shortest first. */
  readonly uses: readonly Use[];
}

const isOf = (specifier: string, name: string): boolean =>
  specifier === name || specifier.startsWith(`${name}/`);

/** The uses of components in demos, with the names of the props that they pass. */
function usesIn({ demos }: Pick<CompiledSite, 'demos'>) {
  const all = demos
    .flatMap((demo) => (demo.sources[0] ? [{ demo, entry: demo.sources[0] }] : []))
    .sort((one, two) => one.entry.code.length - two.entry.code.length)
    .flatMap(({ demo, entry }) =>
      entry.imports.flatMap(({ specifier, names }) =>
        names.flatMap(({ name, local, props: passed }) =>
          passed === undefined ? [] : [{ specifier, name, demo, local, passed }],
        ),
      ),
    );
  return ({ name, packages }: ApiComponent) =>
    all.filter((use) => use.name === name && packages.some((own) => isOf(use.specifier, own.name)));
}

/** A trial for the default of every prop of every component. */
export function trialsOf(
  reference: Pick<ApiReference, 'components'>,
  compiled: Pick<CompiledSite, 'demos'>,
): Trial[] {
  const usesOf = usesIn(compiled);
  return printedDefaults(reference).map(({ of, component, prop: { name, type }, printed }) => {
    const value = literal(printed);
    return {
      of,
      prop: name,
      printed,
      value,
      other: value === null ? null : otherValue(value, type),
      uses: usesOf(component).filter(({ passed }) => !passed.includes(name)),
    };
  });
}
