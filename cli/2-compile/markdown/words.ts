import { fill } from '../../../renderer/text.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';

/** Keys of the interface words that the HTML of a page may contain. */
export const wordKeys = [
  'api.about.classes',
  'api.about.component',
  'api.about.index',
  'api.about.interface',
  'api.about.props',
  'api.about.slots',
  'api.call',
  'api.change.added',
  'api.change.default',
  'api.change.deprecated',
  'api.change.optional',
  'api.change.removed',
  'api.change.renamed',
  'api.change.required',
  'api.change.type',
  'api.changes',
  'api.classExports',
  'api.classes',
  'api.components',
  'api.constants',
  'api.default',
  'api.definition',
  'api.demos',
  'api.deprecated',
  'api.earlierChanges',
  'api.event',
  'api.events',
  'api.example',
  'api.extends',
  'api.functions',
  'api.furtherEntries',
  'api.guides',
  'api.hooks',
  'api.index',
  'api.inherits',
  'api.inheritsElement',
  'api.interfaces',
  'api.internal',
  'api.kind.class',
  'api.kind.event',
  'api.kind.member',
  'api.kind.parent',
  'api.kind.prop',
  'api.kind.ref',
  'api.kind.selector',
  'api.kind.slot',
  'api.kind.theme',
  'api.lists',
  'api.module',
  'api.moreGuides',
  'api.noEffect',
  'api.note',
  'api.packages',
  'api.params',
  'api.partClasses',
  'api.prop',
  'api.properties',
  'api.props',
  'api.ref',
  'api.refAny',
  'api.required',
  'api.returns',
  'api.see',
  'api.selectors',
  'api.since',
  'api.sinceAgain',
  'api.slots',
  'api.source',
  'api.state',
  'api.theme',
  'api.themeProps',
  'api.themeStyles',
  'api.typeParameters',
  'api.types',
  'callout.info',
  'callout.note',
  'callout.tip',
  'callout.success',
  'callout.warning',
  'callout.error',
  'code.tabs',
  'footnotes.back',
  'footnotes.title',
  'heading.link',
  'link.pending',
  'page.api',
  'plan.premium',
  'plan.pro',
  'table.label',
  'task.done',
  'task.open',
] as const;

export type WordKey = (typeof wordKeys)[number];

/** A word of the interface in the page's language. */
export type Words = (key: WordKey, values?: Readonly<Record<string, string>>) => string;

/** The available words, and the file in which a missing word is reported. */
interface Wording {
  readonly input: {
    readonly words: Readonly<Partial<Record<WordKey, string>>>;
    /** First is the default. */
    readonly languages: readonly string[];
  };
  readonly diagnostics: Diagnostic[];
}

/**
 * A word in the page's language, with `{name}` replaced by `values.name`. A missing word is replaced by the end of its
 * key.
 */
export function word(context: Wording, key: WordKey, values: Readonly<Record<string, string>> = {}): string {
  const text = context.input.words[key];
  if (text === undefined) {
    // The finding stands in the dictionary, where the mistake has to be fixed.
    const place = { file: `content/translations/${context.input.languages[0]}.json`, line: 1, column: 1 };
    context.diagnostics.push(
      diagnostic('translation/unknown-key', place, `No dictionary has the key \`${key}\`.`),
    );
    return key.slice(key.lastIndexOf('.') + 1);
  }
  return fill(text, values);
}
