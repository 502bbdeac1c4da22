import api from '../api/x-date-pickers/exports.json';
import { TableRegion } from './TableRegion';

/** What each family of values is called in the names of its components. */
const families = [
  'Date',
  'Time',
  'DateTime',
  'DateRange',
  'TimeRange',
  'DateTimeRange',
];

/** How names of components begin or end, by where the value is edited. */
const styles: Readonly<Record<string, (family: string) => readonly string[]>> =
  {
    Field: (family) => [
      `${family}Field`,
      `SingleInput${family}Field`,
      `MultiInput${family}Field`,
    ],
    Picker: (family) => [`${family}Picker`],
    Inline: (family) => [
      ...[`${family}Calendar`, `${family}Clock`, `Static${family}Picker`],
      ...(family === 'Time'
        ? ['DigitalClock', 'MultiSectionDigitalClock']
        : []),
    ],
  };

const components = new Set(
  api.exports
    .filter(({ kind }) => kind === 'component')
    .map(({ name }) => name),
);
const pro = new Set(
  api.exports.filter((each) => 'plan' in each).map(({ name }) => name),
);

const words = (name: string): string =>
  name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const slug = (name: string): string =>
  name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

function Names({ all }: { readonly all: readonly string[] }) {
  return all.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <a href={`/x/api/date-pickers/${slug(name)}/`}>
        <code>{name}</code>
      </a>
    </span>
  ));
}

/** The components of each family of values, as the packages export them. */
export default function PickerFamilies() {
  return (
    <TableRegion
      label="Components by family"
      columns={['Value', ...Object.keys(styles), 'Plan']}
    >
      {families.map((family) => {
        const cells = Object.entries(styles).map(
          ([style, namesOf]) =>
            [
              style,
              namesOf(family).filter((name) => components.has(name)),
            ] as const,
        );
        const isPro = cells.every(([, names]) =>
          names.every((name) => pro.has(name)),
        );
        return (
          <tr key={family}>
            <td>{words(family)}</td>
            {cells.map(([style, names]) => (
              <td key={style}>
                {names.length === 0 ? 'none' : <Names all={names} />}
              </td>
            ))}
            <td>{isPro ? 'Pro' : 'Community'}</td>
          </tr>
        );
      })}
    </TableRegion>
  );
}
