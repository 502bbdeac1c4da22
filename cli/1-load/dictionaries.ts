import { z } from 'zod';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { templatesFolder } from '../machine/tool.ts';
import type { Site, TreeNode } from '../model/site.ts';
import { isNavigationKey, navigationKey } from '../site/navigation-texts.ts';
import { checkTexts, type Dictionary } from './dictionary-texts.ts';
import { parseSource } from './parse-source.ts';
import { dictionaryPath } from './source-path.ts';
import { validate } from './validate.ts';

/** Location of the texts that come with docs-build, for messages. */
const shippedFile = 'templates/texts/en.json of docs-build';

const dictionarySchema = z.record(z.string(), z.string());

/** Interface texts that come with the templates of a site. A site's own templates need none. */
export function shippedTexts(host: Host, root: string, language: string): Dictionary['texts'] | null {
  const text = host.readText(join(templatesFolder(root), `texts/${language}.json`));
  return text === null ? null : dictionarySchema.parse(JSON.parse(text));
}

/**
 * Reads `content/translations/<language>.json` for every language and compares the others with the first. The templates
 * supply missing texts, in the same language or in English. Any dictionary may have titles for nodes of the tree.
 */
export function dictionaries(
  host: Host,
  root: string,
  languages: readonly string[],
  tree: readonly TreeNode[] | null = null,
): Outcome<Site['translations']> {
  const outcomes = languages.map((language) => readDictionary(host, root, language));
  const english = shippedTexts(host, root, 'en');
  const [base, ...others] = outcomes.map((outcome) => outcome.value);
  const read = [base, ...others].filter((other) => other != null);
  // The nodes of an unreadable tree are unknown.
  const titles = tree === null ? null : navigationKeys(tree);
  return {
    value: Object.fromEntries(
      languages.map((language, index) => {
        const own = outcomes[index]?.value?.texts;
        const fallback = index === 0 ? english : null;
        return [language, { ...fallback, ...shippedTexts(host, root, language), ...own }];
      }),
    ),
    diagnostics: [
      ...outcomes.flatMap((outcome) => outcome.diagnostics),
      // Texts of the first language replace texts that came with the templates.
      ...read.flatMap((dictionary) =>
        checkTexts(
          dictionary,
          dictionary === base ? { ...base.texts, ...english } : { ...english, ...base?.texts },
        ),
      ),
      ...read.flatMap((dictionary) =>
        shippedTexts(host, root, dictionary.language) === null ? untranslated(dictionary, english ?? {}) : [],
      ),
      ...(titles === null ? [] : read.flatMap((dictionary) => unknownTitles(dictionary, titles))),
      ...(base ? others.flatMap((other) => (other === null ? [] : compare(base, other, english))) : []),
    ],
  };
}

const navigationKeys = (tree: readonly TreeNode[]): string[] =>
  tree.flatMap((node) => [
    navigationKey(node.pathname),
    ...(node.kind === 'group' ? navigationKeys(node.children) : []),
  ]);

/** Findings about titles for nodes that the tree does not have. */
const unknownTitles = ({ texts, source }: Dictionary, titles: readonly string[]): Diagnostic[] =>
  Object.keys(texts)
    .filter((key) => isNavigationKey(key) && !titles.includes(key))
    .map((key) => {
      const candidate = nearest(key, titles);
      const help = candidate === null ? 'Remove the key.' : `Did you mean \`${candidate}\`?`;
      const message = `\`${key}\` is the title of no page, group or link of pages.yaml.`;
      return diagnostic('translation/unused', source.locate([key], 'key'), message, { help });
    });

/** One finding for all interface texts of a language that neither the site nor the templates have. */
function untranslated({ language, texts, source }: Dictionary, shipped: Dictionary['texts']): Diagnostic[] {
  const missing = Object.keys(shipped).filter((key) => !Object.hasOwn(texts, key));
  const [first = ''] = missing;
  const message = `${language} has no text for ${missing.length} keys of the interface; the first is \`${first}\`.`;
  const help = `Translate those of ${shippedFile}, for example "${first}": ${JSON.stringify(shipped[first])}.`;
  return missing.length === 0
    ? []
    : [diagnostic('translation/missing', source.locate([]), message, { help })];
}

function readDictionary(host: Host, root: string, language: string): Outcome<Dictionary | null> {
  const file = dictionaryPath(language);
  const text = host.readText(join(root, file));
  // A missing dictionary is reported at the place in `site.yaml` that names the language.
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

function compare(base: Dictionary, other: Dictionary, english: Dictionary['texts'] | null): Diagnostic[] {
  const keysOf = ({ texts }: Dictionary) => Object.keys(texts).filter((key) => !isNavigationKey(key));
  const keys = keysOf(base);
  const ownKeys = keysOf(other);
  const missing = keys.filter((key) => !ownKeys.includes(key) && english?.[key] === undefined);
  const unused = ownKeys.filter((key) => !keys.includes(key) && english?.[key] === undefined);
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
