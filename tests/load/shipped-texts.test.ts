import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dictionaries } from '../../cli/1-load/dictionaries.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { templatesFolder } from '../../cli/machine/tool.ts';

const english = '{ "copy": "Copy", "next": "Next" }';

const load = (files: Readonly<Record<string, string>>, languages: readonly string[]) => {
  const shipped = [join(templatesFolder('/kite'), 'texts/en.json'), english] as const;
  const own = Object.entries(files).map(
    ([name, text]) => [`/kite/content/translations/${name}`, text] as const,
  );
  return dictionaries(memoryHost(new Map([shipped, ...own])), '/kite', languages);
};

test('a site without dictionaries has the English texts of the templates, and replaces single ones', () => {
  expect(load({}, ['en'])).toEqual({ value: { en: JSON.parse(english) }, diagnostics: [] });
  expect(load({ 'en.json': '{ "next": "Onwards", "kites": "Kites" }' }, ['en'])).toEqual({
    value: { en: { copy: 'Copy', next: 'Onwards', kites: 'Kites' } },
    diagnostics: [],
  });
});

test('what another language lacks of them is one finding', () => {
  const { diagnostics } = load({ 'fr.json': '{}' }, ['en', 'fr']);
  expect(diagnostics).toMatchObject([
    {
      code: 'translation/missing',
      place: { file: 'content/translations/fr.json', line: 1, column: 1 },
      message: 'fr has no text for 2 keys of the interface; the first is `copy`.',
    },
  ]);
  expect(load({ 'fr.json': '{ "copy": "Copier", "next": "Suivant" }' }, ['en', 'fr']).diagnostics).toEqual(
    [],
  );
});
