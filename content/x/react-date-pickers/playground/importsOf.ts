import type { Composition } from './composition';

const parts = (line: string) =>
  /^import (?:(.*) from )?'(.*)'/.exec(line) ?? [];

/** One import for each module, sorted by its name. */
function merged(lines: readonly string[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const line of lines) {
    const [, name = '', module = ''] = parts(line);
    const known = names.get(module) ?? new Set();
    names.set(module, known.add(name));
  }
  return [...names.keys()].sort().map((module) => {
    const named = [...(names.get(module) ?? [])].sort();
    const list = named.map((name) => name.replace(/^\{ | \}$/g, '')).join(', ');
    if (list === '') return `import '${module}';`;
    const isDefault = named[0]?.startsWith('{') === false;
    return `import ${isDefault ? list : `{ ${list} }`} from '${module}';`;
  });
}

export const localeNameOf = (locale: string) =>
  `${locale}${locale.toUpperCase()}`;

export function importsOf(
  composition: Composition,
  needed: readonly string[],
): string {
  const { library, locale, timezone, family, variants } = composition;
  const { adapter } = library;
  const kit = '@mui/x-date-pickers';
  const lines = [
    `import { ${adapter} } from '${kit}/${adapter}';`,
    `import { LocalizationProvider } from '${kit}/LocalizationProvider';`,
    ...variants.map((variant) => {
      const name = `${variant}${family}Picker`;
      const edition = family === 'DateRange' ? `${kit}-pro` : kit;
      return `import { ${name} } from '${edition}/${name}';`;
    }),
    ...library.imports(timezone !== ''),
    ...needed,
  ];
  if (locale !== 'en') {
    const name = localeNameOf(locale);
    lines.push(`import { ${name} } from '${kit}/locales';`);
    if (library.localeImport) lines.push(library.localeImport(locale));
  }
  return merged(lines).join('\n');
}
