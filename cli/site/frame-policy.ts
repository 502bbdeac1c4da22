import type { SiteConfig } from '../model/config.ts';

const sources = (...all: readonly (string | null)[]): string => all.filter(Boolean).join(' ');

/** Permissions of changed code as a content security policy. */
function directives({ url, origins }: SiteConfig): readonly string[] {
  const { images, fonts, frames, connect } = origins;
  const host = url === null ? null : new URL(url).origin;
  return [
    `default-src 'none'`,
    // This is the only place of the site where text becomes code, and the reader types that text. In WebKit, `'self'`
    // matches nothing in a sandboxed document, so the origin is listed by name, too.
    `script-src ${sources("'self'", host, "'unsafe-eval'")}`,
    `style-src ${sources("'self'", host, "'unsafe-inline'")}`,
    `img-src ${sources("'self'", host, 'data: blob:', ...images)}`,
    `font-src ${sources("'self'", host, 'data:', ...fonts)}`,
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    `connect-src ${connect.length === 0 ? "'none'" : connect.join(' ')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ];
}

/** Policy in the document itself, because not every host sends headers. */
export const framePolicy = (config: SiteConfig): string => directives(config).join('; ');

/** Policy that only a header can set. A frame opened by itself has no origin either. */
export const frameHeaderPolicy = (config: SiteConfig): string =>
  [
    ...directives(config),
    `frame-ancestors 'self'`,
    'sandbox allow-scripts allow-forms allow-modals allow-downloads',
  ].join('; ');
