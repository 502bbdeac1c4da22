import type { SiteConfig } from '../model/config.ts';
import type { Site } from '../model/site.ts';

interface Languages {
  readonly config: Pick<SiteConfig, 'languages'>;
}

/** The language of pages without a language in their path. */
export const defaultLanguageOf = ({ config }: Languages): string => config.languages[0] ?? 'en';

/** The interface texts of a language; missing ones are in the default language. */
export const messagesIn = (
  site: Languages & Pick<Site, 'translations'>,
  language: string,
): Readonly<Record<string, string>> => ({
  ...site.translations[defaultLanguageOf(site)],
  ...site.translations[language],
});
