import desktopDateRange from '../api/x-date-pickers/components/desktop-date-range-picker.json';
import desktopDateTime from '../api/x-date-pickers/components/desktop-date-time-picker.json';
import mobileDateRange from '../api/x-date-pickers/components/mobile-date-range-picker.json';
import mobileDateTime from '../api/x-date-pickers/components/mobile-date-time-picker.json';
import staticDateRange from '../api/x-date-pickers/components/static-date-range-picker.json';
import staticDateTime from '../api/x-date-pickers/components/static-date-time-picker.json';
import { TableRegion } from './TableRegion';

interface Component {
  readonly slug: string;
  readonly props: readonly { readonly name: string }[];
}

/** Date time pickers have what date and time pickers have; range pickers, of the Pro plan, have more. */
const variants: Readonly<Record<string, readonly [Component, Component]>> = {
  Desktop: [desktopDateTime, desktopDateRange],
  Mobile: [mobileDateTime, mobileDateRange],
  Static: [staticDateTime, staticDateRange],
};

const has = ({ props }: Component, name: string): boolean =>
  props.some((prop) => prop.name === name);

const pairs = Object.values(variants);

const names = [
  ...new Set(
    pairs.flat().flatMap(({ props }) => props.map(({ name }) => name)),
  ),
]
  .filter((name) =>
    ([0, 1] as const).some((plan) => {
      const own = pairs.map((pair) => has(pair[plan], name));
      return own.includes(true) && own.includes(false);
    }),
  )
  .sort((one, other) => one.localeCompare(other, 'en'));

const isPro = (name: string): boolean =>
  !pairs.some(([community]) => has(community, name));

/** Where the entry of a prop is: on the page of the first variant that has it. */
function hrefOf(name: string): string {
  const slug =
    pairs.flat().find((component) => has(component, name))?.slug ?? '';
  return `/x/api/date-pickers/${slug}/`;
}

/** The props that differ from variant to variant, as the packages' types have them. */
export default function PickerVariants() {
  return (
    <TableRegion
      label="Props by variant"
      columns={['Prop', ...Object.keys(variants), 'Plan']}
    >
      {names.map((name) => (
        <tr key={name}>
          <td>
            <a href={hrefOf(name)}>
              <code>{name}</code>
            </a>
          </td>
          {Object.entries(variants).map(([variant, pair]) => (
            <td key={variant}>
              {pair.some((component) => has(component, name)) ? 'yes' : 'no'}
            </td>
          ))}
          <td>{isPro(name) ? 'Pro' : 'Community'}</td>
        </tr>
      ))}
    </TableRegion>
  );
}
