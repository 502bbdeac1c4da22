import type { Composition } from './composition';
import type { Entry } from './expression';

const identifier = (path: string, code: string): Entry => ({
  path,
  expression: { code, value: null },
});

/** What the choices put on the provider. */
export function providerEntries(composition: Composition): Entry[] {
  const { library, locale, timezone } = composition;
  const { adapter, importsLocale, dateLibInstance } = library;
  const entries = [identifier('dateAdapter', adapter)];
  if (locale !== 'en') {
    const code = importsLocale ? locale : `'${locale}'`;
    entries.push(identifier('adapterLocale', code));
    entries.push(identifier('localeText', 'localeText'));
  }
  if (timezone !== '' && dateLibInstance) {
    entries.push(identifier('dateLibInstance', dateLibInstance));
  }
  return entries;
}
