import type { Composition } from './composition';
import { entriesOf } from './entriesOf';
import { importsOf, localeNameOf } from './importsOf';
import { jsxOf } from './jsxOf';
import { nested } from './nested';
import { initialTexts, pickerValue } from './pickerValue';
import { providerEntries } from './providerEntries';
import type { Settings } from './settings';

function statements({ library, locale, timezone }: Composition): string {
  const setup = timezone !== '' && library.setup ? `${library.setup}\n\n` : '';
  if (locale === 'en') return setup;
  const components = `${localeNameOf(locale)}.components`;
  return `${setup}const localeText =
  ${components}.MuiLocalizationProvider.defaultProps.localeText;\n\n`;
}

/** A module that shows the pickers as they are composed. */
export function generatedCode(settings: Settings, composition: Composition) {
  const { family, variants } = composition;
  const start = {
    path: 'defaultValue',
    expression: pickerValue(initialTexts, composition),
  };
  const pickers = variants.map((variant) => {
    const own = nested(entriesOf(settings, composition, variant));
    return { name: `${variant}${family}Picker`, entries: [start, ...own] };
  });
  const needed = pickers.flatMap(({ entries }) =>
    entries.flatMap(({ expression }) => expression.imports ?? []),
  );
  const children = pickers
    .map(({ name, entries }) => jsxOf(name, entries))
    .join('\n');
  const jsx = jsxOf(
    'LocalizationProvider',
    providerEntries(composition),
    children,
  ).replace(/^/gm, '    ');
  return `${importsOf(composition, needed)}

${statements(composition)}export default function ComposedPicker() {
  return (
${jsx}
  );
}
`;
}
