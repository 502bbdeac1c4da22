import { createHash } from 'node:crypto';
import { exportTargets } from '../../renderer/view/export-targets.ts';
import type { OutputFile, RenderedPage } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { servedAt } from '../site/base.ts';
import { escapedPath } from '../site/escaped-path.ts';
import { frameHeaderPolicy } from '../site/frame-policy.ts';
import { pageHref, writtenIn } from '../site/hrefs.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { framePattern, isFrame, languagePrefixes, pageKey } from '../site/paths.ts';
import { redirectTarget } from '../site/redirects.ts';
import { serviceOrigins } from './service-origins.ts';

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A cached worker would keep its readers on an old build. */
const workerRules = ({ config: { serviceWorker, base } }: Site): [string, string[]][] =>
  serviceWorker === null ? [] : [[base + serviceWorker.path.slice(1), ['Cache-Control: no-cache']]];

/** A path in a language without that page leads to the page in the default language. */
function languageRedirects(site: Site): string[] {
  const { base } = site.config;
  const at = (key: string): string => servedAt(site.config, pageHref(key));
  const defaultLanguage = defaultLanguageOf(site);
  return languagePrefixes(site.config).flatMap((language) => {
    const written = language === defaultLanguage ? null : writtenIn(site, language);
    if (written === null || written.size === 0) return [`${base}${language}/* ${base}:splat 302`];
    return [...writtenIn(site, defaultLanguage)]
      .filter((pathname) => !written.has(pathname))
      .map((pathname) => `${at(pageKey(pathname, language, defaultLanguage))} ${at(pathname)} 302`);
  });
}

/** `_headers` and `_redirects` in the format that static hosts share; `docs-build serve` applies both. */
export function hostFiles(
  site: Site,
  pages: readonly RenderedPage[],
  inlineScripts: readonly string[],
): OutputFile[] {
  const formTargets = site.config.demos.sandboxes.map((name) => exportTargets[name].origin);
  const { base } = site.config;
  const frames = serviceOrigins(site, 'frame-src');
  const policy = [
    `default-src 'self'`,
    `script-src ${["'self'", ...inlineScripts.map(hashSource).sort(), ...serviceOrigins(site, 'script-src')].join(' ')}`,
    // Component libraries write style attributes and style elements at run time.
    `style-src ${["'self' 'unsafe-inline'", ...serviceOrigins(site, 'style-src')].join(' ')}`,
    `img-src ${["'self' data: blob:", ...serviceOrigins(site, 'img-src')].join(' ')}`,
    `font-src ${["'self'", ...serviceOrigins(site, 'font-src')].join(' ')}`,
    `connect-src ${["'self'", ...serviceOrigins(site, 'connect-src')].join(' ')}`,
    ...(frames.length === 0 ? [] : [`frame-src ${["'self'", ...frames].join(' ')}`]),
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors 'self'`,
  ].join('; ');
  const hasFrames = pages.some(({ pathname }) => isFrame(pathname));
  const rules: [string, readonly string[]][] = [
    [
      `${base}*`,
      [
        `Content-Security-Policy: ${policy}`,
        'X-Content-Type-Options: nosniff',
        'X-Frame-Options: SAMEORIGIN',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy: same-origin',
      ],
    ],
    [
      `${base}assets/*`,
      [
        'Cache-Control: public, max-age=31536000, immutable',
        // Changed demos run without an origin, so scripts and fonts are cross-origin for their document.
        ...(hasFrames ? ['Access-Control-Allow-Origin: *'] : []),
      ],
    ],
    ...workerRules(site),
  ];
  // Removes the policy of all pages first: a browser enforces both when it receives two.
  if (hasFrames)
    rules.push([
      servedAt(site.config, framePattern),
      ['! Content-Security-Policy', `Content-Security-Policy: ${frameHeaderPolicy(site.config)}`],
    ]);
  const headers = rules
    .map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n');
  const moved = site.config.redirects.map(
    (redirect) =>
      `${escapedPath(servedAt(site.config, redirect.from))} ${servedAt(site.config, redirectTarget(redirect).href)} 301`,
  );
  const redirects = [...moved, ...languageRedirects(site)].join('\n');
  return [
    { path: '_headers', contents: `${headers}\n` },
    { path: '_redirects', contents: `${redirects}\n` },
  ];
}
