import type { SiteConfig } from '../model/config.ts';

const sources = (own: string, origins: readonly string[]): string => [own, ...origins].join(' ');

/** What the browser lets changed code do, in the words of a content security policy. */
const directives = ({ origins: { images, fonts, frames, connect } }: SiteConfig): readonly string[] => [
  `default-src 'none'`,
  // The one place of the site where text becomes code, and it comes from its reader's own keyboard.
  `script-src 'self' 'unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src ${sources("'self' data: blob:", images)}`,
  `font-src ${sources("'self' data:", fonts)}`,
  ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
  `connect-src ${connect.length === 0 ? "'none'" : connect.join(' ')}`,
  `base-uri 'none'`,
  `form-action 'none'`,
];

/** For the document itself, because not every host sends the headers. */
export const framePolicy = (config: SiteConfig): string => directives(config).join('; ');

/** What a document may say of itself in a header only. Opened by itself it has no origin either. */
export const frameHeaderPolicy = (config: SiteConfig): string =>
  [
    ...directives(config),
    `frame-ancestors 'self'`,
    'sandbox allow-scripts allow-forms allow-modals allow-downloads',
  ].join('; ');
