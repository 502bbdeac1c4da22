import type { Place } from '../../diagnostics/place.ts';
import type { KnownNames } from './known-names.ts';
import type { ElementUse, ImportUse, PageNames } from './page-names.ts';
import { slipOf } from './slip.ts';
import type { Unknown } from './unknown-code.ts';

/** An unknown name with its place, which in a fence is the place of the name itself. */
export type UnknownUse = Unknown & { readonly place: Place };

/** Imports of names that their module does not export, and props that a documented component does not have. */
export function unknownInFences({ imports, elements }: PageNames, known: KnownNames): UnknownUse[] {
  return [
    ...imports.flatMap((use) => unknownImport(use, known) ?? []),
    ...elements.flatMap((element) => unknownProps(element, known)),
  ];
}

function unknownImport({ module, name, place }: ImportUse, { modules }: KnownNames): UnknownUse | null {
  const own = modules.get(module);
  // The reference does not list the exports of entry points outside it.
  if (own === undefined) return null;
  // The reference lists only the export `Lamp` for an entry point such as `lamps/Lamp`; the types come from the
  // package.
  const main = [...modules.keys()].find((candidate) => module.startsWith(`${candidate}/`));
  const exported = [...own, ...(main === undefined ? [] : (modules.get(main) ?? []))];
  if (exported.includes(name)) return null;
  return { name, place, message: `\`${module}\` does not export \`${name}\`.`, candidates: exported };
}

/** Props that React accepts on every component, and props that a component passes on to its element. */
const everywhere =
  /^(?:key|ref|id|className|style|role|title|dir|lang|hidden|tabIndex|children|sx|component|on[A-Z].*|.*-.*)$/;

function unknownProps({ name: element, module, props }: ElementUse, known: KnownNames): UnknownUse[] {
  const component = known.components.get(element);
  if (component === undefined || (module !== null && !known.modules.has(module))) return [];
  const names = component.props.map(({ name }) => name);
  // The reference does not list the attributes of the element that takes all other props.
  const hasOthers = component.inherits.some(({ element }) => element === true);
  return props
    .filter(({ name }) => !names.includes(name))
    .filter(
      ({ name }) =>
        !(hasOthers || everywhere.test(name)) || (!/-/.test(name) && slipOf(name, names) !== null),
    )
    .map(({ name, place }) => ({
      name,
      place,
      message: `\`${element}\` has no prop \`${name}\`.`,
      candidates: names,
    }));
}
