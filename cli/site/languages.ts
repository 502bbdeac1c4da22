import { perObject } from '../machine/per-object.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Site } from '../model/site.ts';

interface Languages {
  readonly config: Pick<SiteConfig, 'languages'>;
}

/** The language of pages without a language in their path. */
export const defaultLanguageOf = ({ config }: Languages): string => config.languages[0] ?? 'en';

type Messages = Readonly<Record<string, string>>;

const knownMessages = perObject((_: Site['translations']) => new Map<string, Messages>());

/**
 * The interface texts of a language; missing ones are in the default language. All pages of a language share the same
 * object.
 */
export function messagesIn(site: Languages & Pick<Site, 'translations'>, language: string): Messages {
  const first = defaultLanguageOf(site);
  const known = knownMessages(site.translations);
  const key = `${first} ${language}`;
  const messages = known.get(key) ?? { ...site.translations[first], ...site.translations[language] };
  known.set(key, messages);
  return messages;
}
