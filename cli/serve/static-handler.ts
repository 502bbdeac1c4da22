// Own code because sirv and serve-handler do not support `_headers` and `_redirects`, which a preview must show.
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { escapedPath } from '../site/escaped-path.ts';
import { marker } from '../site/output-marker.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './host-rules.ts';

export interface StaticRequest {
  readonly method: string;
  /** Path and query of the request. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;

const encoders = {
  br: (body: Uint8Array) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: gzipSync,
};

function compress(
  body: Uint8Array,
  type: string,
  negotiator: Negotiator,
): { body: Uint8Array; encoding: string | null } {
  if (!compressible.test(type) || body.length < 512) return { body, encoding: null };
  const accepted = negotiator.encodings(['br', 'gzip']);
  // Browsers name gzip first, and br is smaller.
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
  return { body: encoding === null ? body : encoders[encoding](body), encoding };
}

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}

const policyInPage = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
  } catch {
    return null;
  }
}

/**
 * Responds like a static host: index files, pages as Markdown for clients that prefer it, one trailing slash, the 404
 * page, generated headers and redirects. Serves the folder below the path `base`, and nothing elsewhere.
 */
export function createStaticHandler(
  host: Host,
  folder: string,
  base = '/',
): (request: StaticRequest) => StaticResponse {
  const headerRules = parseHeaders(host.readText(join(folder, '_headers')) ?? '');
  const redirectRules = parseRedirects(host.readText(join(folder, '_redirects')) ?? '');

  const [, siteOrigin = null] =
    /<loc>(https?:\/\/[^/<]+)/.exec(host.readText(join(folder, 'sitemap.xml')) ?? '') ?? [];

  /** Replaces the site's origin in a policy by the one that serves it here. */
  const asSeen = (policy: string, { headers: { host: seen } }: StaticRequest): string =>
    siteOrigin === null || seen === undefined ? policy : policy.replaceAll(siteOrigin, `http://${seen}`);

  const redirect = (status: number, location: string): StaticResponse => ({
    status,
    headers: { Location: escapedPath(location) },
    body: null,
  });

  const file = (
    status: number,
    path: string,
    route: string,
    request: StaticRequest,
  ): StaticResponse | null => {
    const bytes = host.readBytes(join(folder, path));
    if (bytes === null) return null;
    const type = contentType(path);
    const own = headersFor(headerRules, route);
    const policy = own.get('Content-Security-Policy');
    const isNamed = siteOrigin !== null && policy?.includes(siteOrigin) && type.startsWith('text/html');
    const contents = isNamed
      ? Buffer.from(
          Buffer.from(bytes)
            .toString()
            .replace(policyInPage, (meta) => asSeen(meta, request)),
        )
      : bytes;
    const { body, encoding } = compress(contents, type, new Negotiator(request));
    const etag = `"${contentHash(contents)}${encoding ?? ''}"`;
    const headers = {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...Object.fromEntries(own),
      ...(isNamed && policy !== undefined ? { 'Content-Security-Policy': asSeen(policy, request) } : {}),
      'Content-Type': type,
      ETag: etag,
      Vary: route.endsWith('/') ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    };
    if (status === 200 && request.headers['if-none-match'] === etag)
      return { status: 304, headers, body: null };
    return {
      status,
      headers: { ...headers, 'Content-Length': String(body.length) },
      body: request.method === 'HEAD' ? null : body,
    };
  };

  /** A page, as Markdown for clients that prefer it to HTML. `route` is the path of the request. */
  const page = (path: string, route: string, request: StaticRequest): StaticResponse | null => {
    if (!path.endsWith('/')) return file(200, path, route, request);
    const wanted = new Negotiator(request).mediaType(['text/html', 'text/markdown']);
    const markdown = wanted === 'text/markdown' ? file(200, `${path}index.md`, route, request) : null;
    return markdown ?? file(200, `${path}index.html`, route, request);
  };

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { Allow: 'GET, HEAD' }, body: null };
    }
    const path = decodePath(request.url);
    if (path === null || path.includes('\0')) return { status: 400, headers: {}, body: null };
    const safe = join('/', path);
    if (!`${safe}/`.startsWith(base))
      return safe === '/' ? redirect(302, base) : { status: 404, headers: {}, body: null };
    const inside = `/${safe.slice(base.length)}`;
    const hidden = ['/_headers', '/_redirects', `/${marker}`].includes(inside);
    const found = hidden ? null : page(inside, safe, request);
    if (found !== null && safe.startsWith(base)) return found;
    const rule = redirectFor(redirectRules, safe);
    if (rule !== undefined) return redirect(rule.status, rule.to);
    if (!safe.endsWith('/') && host.readBytes(join(folder, inside, 'index.html')) !== null) {
      return redirect(308, `${encodeURI(safe)}/${request.url.slice(request.url.split(/[?#]/)[0]?.length)}`);
    }
    return file(404, '404.html', safe, request) ?? { status: 404, headers: {}, body: null };
  };
}
