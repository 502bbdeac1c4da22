import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Source } from './parse-source.ts';

export interface Dictionary {
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly source: Source;
}

const placeholders = (text: string): Set<string> => new Set(text.match(/\{\w+\}/g));

const list = (names: Iterable<string>): string => [...names].map((name) => `\`${name}\``).join(', ');

/** Reports empty texts, and texts whose placeholders differ from those of the original. */
export function checkTexts({ texts, source }: Dictionary, originals: Dictionary['texts']): Diagnostic[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    // A key may equal the name of a member that every object inherits.
    const original = Object.hasOwn(originals, key) ? originals[key] : undefined;
    const place = source.locate([key]);
    if (text.trim() === '' && (original === undefined || original.trim() !== ''))
      return [diagnostic('translation/empty', place, `The text of \`${key}\` is empty.`)];
    if (original === undefined) return [];
    const [own, wanted] = [placeholders(text), placeholders(original)];
    const missing = [...wanted].filter((name) => !own.has(name));
    const unknown = [...own].filter((name) => !wanted.has(name));
    if (missing.length === 0 && unknown.length === 0) return [];
    const parts = [
      ...(unknown.length === 0 ? [] : [`has ${list(unknown)}, which nothing fills`]),
      ...(missing.length === 0 ? [] : [`lacks ${list(missing)}`]),
    ];
    return [
      diagnostic('translation/placeholders', place, `The text of \`${key}\` ${parts.join(' and it ')}.`, {
        help: wanted.size === 0 ? 'Write it without braces.' : `Use ${list(wanted)}, as "${original}" does.`,
      }),
    ];
  });
}
