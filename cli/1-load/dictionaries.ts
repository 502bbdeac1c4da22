import { join } from 'node:path';
import { z } from 'zod';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Host } from '../machine/host.ts';
import type { Site } from '../model/site.ts';
import { parseSource, type Source } from './parse-source.ts';
import { dictionaryPath } from './source-path.ts';
import { validate } from './validate.ts';

const dictionarySchema = z.record(z.string(), z.string());

interface Dictionary {
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly source: Source;
}

/** Reads `content/translations/<language>.json` for each language and compares them with the first. */
export function dictionaries(
  host: Host,
  root: string,
  languages: readonly string[],
): Outcome<Site['translations']> {
  const outcomes = languages.map((language) => readDictionary(host, root, language));
  const [base, ...others] = outcomes.map((outcome) => outcome.value);
  const read = [base, ...others].filter((each) => each != null);
  return {
    value: Object.fromEntries(read.map(({ language, texts }) => [language, texts])),
    diagnostics: [
      ...outcomes.flatMap((outcome) => outcome.diagnostics),
      ...(base ? others.flatMap((other) => (other === null ? [] : compare(base, other))) : []),
    ],
  };
}

function readDictionary(host: Host, root: string, language: string): Outcome<Dictionary | null> {
  const file = dictionaryPath(language);
  const text = host.readText(join(root, file));
  // `site.yaml`, which names the language, has it reported.
  if (text === null) return { value: null, diagnostics: [] };
  const { value: source, diagnostics: syntax } = parseSource(file, text);
  if (source === null) return { value: null, diagnostics: syntax };
  const { value: texts, diagnostics } = validate(source, {
    schema: dictionarySchema,
    value: source.value,
    base: [],
    subject: 'A dictionary',
    invalid: 'site/invalid',
    lenient: true,
  });
  return { value: texts === null ? null : { language, texts, source }, diagnostics };
}

function compare(base: Dictionary, other: Dictionary): Diagnostic[] {
  const keys = Object.keys(base.texts);
  const ownKeys = Object.keys(other.texts);
  const missing = keys.filter((key) => !ownKeys.includes(key));
  const unused = ownKeys.filter((key) => !keys.includes(key));
  return [
    ...missing.map((key) =>
      diagnostic(
        'translation/missing',
        other.source.locate([]),
        `${other.language} has no text for \`${key}\`.`,
        {
          help: `Add "${key}" with the translation of ${JSON.stringify(base.texts[key])}.`,
          related: [
            { message: `The ${base.language} text is here.`, place: base.source.locate([key], 'key') },
          ],
        },
      ),
    ),
    ...unused.map((key) => {
      const candidate = nearest(key, missing);
      return diagnostic(
        'translation/unused',
        other.source.locate([key], 'key'),
        `\`${key}\` is in ${other.language} but not in ${base.language}, the default language.`,
        { help: candidate === null ? undefined : `Did you mean \`${candidate}\`?` },
      );
    }),
  ];
}
