import { expect, test } from 'vitest';
import { expectFindings, type Files, loadMarked, type Mistake, tinySite } from './marked-site.ts';

const dictionaries = (texts: Readonly<Record<string, string | null>>): Files => ({
  'content/site.yaml': `${tinySite['content/site.yaml']}languages: [${Object.keys(texts).join(', ')}]\n`,
  ...Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [`content/translations/${language}.json`, text]),
  ),
});

test('a dictionary for each language', () => {
  const { value, diagnostics } = loadMarked(
    dictionaries({ en: '{\n\t"copy": "Copy"\n}', zh: '{ "copy": "复制" }' }),
  );
  expect(diagnostics).toEqual([]);
  expect(value?.translations).toEqual({ en: { copy: 'Copy' }, zh: { copy: '复制' } });
});

const unusedHelp = 'Remove the key, or add it to the default language.';

const bad: readonly Mistake[] = [
  [
    'no dictionary',
    {
      'content/site.yaml': `${tinySite['content/site.yaml']}languages: [en, ▸zh]\n`,
      'content/translations/en.json': '{ "copy": "Copy" }',
    },
    [
      [
        'site/missing',
        'The language zh has no dictionary content/translations/zh.json.',
        'Write content/translations/zh.json: a map from the keys of interface texts to texts, at least {}.',
      ],
    ],
  ],
  [
    'missing keys, per language and key',
    dictionaries({
      en: '{\n  ▹"copy": "Copy",\n  ▹▹"copied": "Copied"\n}',
      zh: '▸▸{}',
      de: '▸{ "copy": "Kopieren" }',
    }),
    [
      ['translation/missing', 'zh has no text for `copy`.', 'Add "copy" with the translation of "Copy".'],
      [
        'translation/missing',
        'zh has no text for `copied`.',
        'Add "copied" with the translation of "Copied".',
      ],
      [
        'translation/missing',
        'de has no text for `copied`.',
        'Add "copied" with the translation of "Copied".',
      ],
    ],
  ],
  [
    'keys the default language lacks',
    dictionaries({ en: '{}', zh: '{\n  ▸"search": "搜索"\n}' }),
    [['translation/unused', '`search` is in zh but not in en, the default language.', unusedHelp]],
  ],
  [
    'a key spelled differently',
    dictionaries({ en: '{ ▹"search": "Search" }', zh: '▸{ ▸"serach": "搜索" }' }),
    [
      [
        'translation/missing',
        'zh has no text for `search`.',
        'Add "search" with the translation of "Search".',
      ],
      [
        'translation/unused',
        '`serach` is in zh but not in en, the default language.',
        'Did you mean `search`?',
      ],
    ],
  ],
  [
    'placeholders that nothing fills, that are left out, and both',
    dictionaries({
      en: '{ "plain": "Next", "named": "Link to {title}", "two": "{from} to {to}" }',
      zh: '{\n  "plain": ▸"{title}",\n  "named": ▸"链接",\n  "two": ▸"{from} {till}"\n}',
    }),
    [
      [
        'translation/placeholders',
        'The text of `plain` has `{title}`, which nothing fills.',
        'Write it without braces.',
      ],
      [
        'translation/placeholders',
        'The text of `named` lacks `{title}`.',
        'Use `{title}`, as "Link to {title}" does.',
      ],
      [
        'translation/placeholders',
        'The text of `two` has `{till}`, which nothing fills and it lacks `{to}`.',
        'Use `{from}`, `{to}`, as "{from} to {to}" does.',
      ],
    ],
  ],
  [
    'a text that says nothing where another says something',
    dictionaries({ en: '{ "copy": "Copy", "unit": "" }', zh: '{ "copy": ▸"  ", "unit": " " }' }),
    [
      [
        'translation/empty',
        'The text of `copy` is empty.',
        'Write the text, or remove the key to use the default language.',
      ],
    ],
  ],
  [
    'titles of the navigation, of which one has no node',
    dictionaries({
      en: '{}',
      zh: '{\n  "navigation./": "主页",\n  ▸"navigation./hom": "主页"\n}',
    }),
    [
      [
        'translation/unused',
        '`navigation./hom` is the title of no page, group or link of pages.yaml.',
        'Did you mean `navigation./`?',
      ],
    ],
  ],
  [
    'values that are no texts',
    dictionaries({ en: '{\n  "copy": ▸1,\n  "menu": ▸{ "open": "Open" }\n}' }),
    [
      ['site/invalid', '`copy` must be a text, not a number.', 'Put it in quotes to make it a text.'],
      ['site/invalid', '`menu` must be a text, not a map.', 'Give a value of the expected shape.'],
    ],
  ],
  [
    'a list',
    dictionaries({ en: '▸[]' }),
    [['site/invalid', 'A dictionary must be a map, not a list.', 'Give a value of the expected shape.']],
  ],
  [
    'a key twice',
    dictionaries({ en: '{\n  "copy": "Copy",\n  ▸"copy": "Copy"\n}' }),
    [['site/syntax', 'This map has the key twice.', 'Keep one of the two.']],
  ],
  [
    'YAML that is no JSON',
    dictionaries({ en: '{\n  "copy": "Copy",\n▸}' }),
    [
      [
        'site/syntax',
        'This is not valid JSON.',
        'JSON has no comments or trailing commas, and quotes every key and text with ".',
      ],
    ],
  ],
];

test.each(bad)('%s', (_name, files, findings) => expectFindings(files, findings));

test('a broken translation is not reported key by key as well', () => {
  const { diagnostics } = loadMarked(dictionaries({ en: '{ "copy": "Copy" }', zh: '{' }));
  expect(diagnostics.map(({ code }) => code)).not.toContain('translation/missing');
});
