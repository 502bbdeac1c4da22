import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../cli/6-emit/headers.ts';
import type { Site } from '../../cli/model/site.ts';
import { headersFor, parseHeaders } from '../../cli/serve/host-rules.ts';
import { frameKey } from '../../cli/site/paths.ts';
import type { Sandbox } from '../../renderer/view/export-targets.ts';
import { type Files, loadMarked, site } from '../load/marked-site.ts';
import { renderedPage, sampleSite } from './sample-site.ts';

const policyOf = (sandboxes: readonly Sandbox[]) => policyWith(`demos: { sandboxes: [${sandboxes}] }`);

function policyWith(options: string): Record<string, string> {
  const { value } = loadMarked(site(`TINY\n${options}\n`));
  const headers = hostFiles(value as Site, [], []).find(({ path }) => path === '_headers')?.contents;
  const policy = /Content-Security-Policy: (.*)/.exec(String(headers))?.[1] ?? '';
  return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/, 2)));
}

describe('the policy', () => {
  test('lets forms go nowhere else by default', () => {
    expect(policyOf([])['form-action']).toBe(`'self'`);
  });

  test('lets forms go to the sandboxes of the site', () => {
    expect(policyOf(['codesandbox'])['form-action']).toBe(`'self' https://codesandbox.io`);
    expect(policyOf(['stackblitz', 'codesandbox'])['form-action']).toBe(
      `'self' https://stackblitz.com https://codesandbox.io`,
    );
  });

  test('opens nothing else for them', () => {
    const { 'form-action': _, ...rest } = policyOf(['stackblitz', 'codesandbox']);
    expect(Object.values(rest).join(' ')).not.toContain('https:');
  });
});

describe('the policy for other servers', () => {
  const own = policyWith('');
  /** Additions to the policy of a site without services. */
  const added = (options: string) =>
    Object.fromEntries(
      Object.entries(policyWith(options)).flatMap(([directive, sources]) => {
        const known = new Set(own[directive]?.split(' '));
        const more = sources.split(' ').filter((source) => !known.has(source));
        return more.length === 0 ? [] : [[directive, more]];
      }),
    );

  test('names none by default', () => {
    expect(Object.values(own).join(' ')).not.toMatch(/https?:/);
  });

  test.each([
    [
      'feedback: { endpoint: https://collect.example/votes?site=1 }',
      { 'connect-src': ['https://collect.example'] },
    ],
    ['feedback: { endpoint: /votes }', {}],
    [
      'analytics: { measurementId: G-1, script: https://tags.example/tag.js, collectors: [https://*.measure.example] }',
      {
        'script-src': ['https://tags.example'],
        'connect-src': ['https://*.measure.example'],
        'img-src': ['https://*.measure.example'],
      },
    ],
    [
      'iconFonts: { stylesheet: https://css.example/icons.css, origins: [https://fonts.example], onPaths: [{ contains: ship, stylesheets: [https://more.example/ship.css] }] }',
      {
        'style-src': ['https://css.example', 'https://more.example'],
        'font-src': ['https://css.example', 'https://more.example', 'https://fonts.example'],
      },
    ],
    [
      'origins: { images: [https://flags.example], frames: [https://maps.example], fonts: [https://type.example], connect: [https://*.data.example] }',
      {
        'img-src': ['https://flags.example'],
        'frame-src': ["'self'", 'https://maps.example'],
        'font-src': ['https://type.example'],
        'connect-src': ['https://*.data.example'],
      },
    ],
    ['serviceWorker: { path: /kit/sw.js, host: paper.example }', {}],
  ])('%s', (options, expected) => {
    expect(added(options)).toEqual(expected);
  });
});

describe('every path', () => {
  const { value } = loadMarked(site('TINY\nserviceWorker: { path: /kit/sw.js, host: paper.example }\n'));
  const [file] = hostFiles(value as Site, [renderedPage('/')], []);
  const rules = parseHeaders(String(file?.contents));
  const header = (path: string, name: string) => headersFor(rules, path).get(name);

  test('is guarded against guessed types, foreign frames, leaking addresses and windows of others', () => {
    expect(policyWith('')).toMatchObject({
      'default-src': `'self'`,
      'object-src': `'none'`,
      'base-uri': `'self'`,
      'frame-ancestors': `'self'`,
    });
    for (const path of ['/', '/fold/', '/assets/site-1.js', '/kit/sw.js']) {
      expect(header(path, 'X-Content-Type-Options')).toBe('nosniff');
      expect(header(path, 'X-Frame-Options')).toBe('SAMEORIGIN');
      expect(header(path, 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(header(path, 'Permissions-Policy')).toBe('camera=(), geolocation=(), microphone=()');
      expect(header(path, 'Cross-Origin-Opener-Policy')).toBe('same-origin');
    }
  });

  test('is kept by browsers for a year where its name tells its contents, and asked for each time otherwise', () => {
    const caching = (path: string) => header(path, 'Cache-Control');
    expect(caching('/assets/site-1.js')).toBe('public, max-age=31536000, immutable');
    expect(caching('/fold/')).toBeUndefined();
    expect(caching('/kit/sw.js')).toBe('no-cache');
  });
});

test('the policy names every inline script of the templates', () => {
  const [headers] = hostFiles(sampleSite(null), [renderedPage('/')], ['go()']);
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(String(headers?.contents)).toContain(`script-src 'self' 'sha256-${hash}';`);
});

describe('where changed demos run', () => {
  const pages = [renderedPage('/'), renderedPage(frameKey('kit'))];
  const [file] = hostFiles(sampleSite(null), pages, ['go()']);
  const rules = parseHeaders(String(file?.contents));
  const policy = (path: string) => headersFor(rules, path).get('Content-Security-Policy') ?? '';

  test('the policy is their own, and that of the pages stays as it was', () => {
    const [without] = hostFiles(sampleSite(null), pages.slice(0, 1), ['go()']);
    expect(policy('/page/')).toBe(
      headersFor(parseHeaders(String(without?.contents)), '/page/').get('Content-Security-Policy'),
    );
    expect(policy('/page/')).not.toContain('unsafe-eval');
    expect(policy('/demo-frame/kit/')).not.toContain('sha256');
    const own = Object.fromEntries(
      policy('/demo-frame/kit/')
        .split('; ')
        .map((part) => part.split(/ (.*)/, 2)),
    );
    expect(own).toMatchObject({
      'default-src': `'none'`,
      'script-src': `'self' 'unsafe-eval'`,
      'connect-src': `'none'`,
      'frame-ancestors': `'self'`,
      'form-action': `'none'`,
    });
    expect(own.sandbox).toMatch(/^allow-scripts /);
    expect(own.sandbox).not.toContain('allow-same-origin');
  });

  test('the origin has its name beside `self`, which is nothing in a sandboxed document of WebKit', () => {
    const site = sampleSite(null);
    const config = { ...site.config, url: 'https://kit.example' };
    const [named] = hostFiles({ ...site, config }, pages, ['go()']);
    const policy = headersFor(parseHeaders(String(named?.contents)), '/demo-frame/kit/').get(
      'Content-Security-Policy',
    );
    for (const kind of ['script-src', 'style-src', 'img-src', 'font-src'])
      expect(policy).toContain(`${kind} 'self' https://kit.example `.trimEnd());
  });

  test('scripts and fonts may be read without an origin, pages may not', () => {
    const origin = (path: string) => headersFor(rules, path).get('Access-Control-Allow-Origin');
    expect([origin('/assets/a.js'), origin('/'), origin('/demo-frame/kit/')]).toEqual([
      '*',
      undefined,
      undefined,
    ]);
  });

  test('nothing is said of them on a site without', () => {
    const [none] = hostFiles(sampleSite(null), pages.slice(0, 1), ['go()']);
    expect(String(none?.contents)).not.toMatch(/demo-frame|Allow-Origin|unsafe-eval/);
  });
});

describe('redirects', () => {
  const redirects = (options: string, files: Files = {}) => {
    const { value } = loadMarked(site(`TINY\n${options}\n`, files));
    return hostFiles(value as Site, [], []).find(({ path }) => path === '_redirects')?.contents;
  };

  test('a page that has moved leads to the new one for good, with its closing slash', () => {
    const pages = {
      'content/pages.yaml': 'pages:\n  - { pathname: /, title: Home }\n  - { pathname: /fold }\n',
      'content/fold/fold.md': '# Fold\n',
    };
    expect(redirects('redirects: [{ from: /folding, to: /fold }]', pages)).toBe(
      '/folding /fold/ 301\n/en/* /:splat 302\n/zh/* /:splat 302\n',
    );
  });

  test('a path with a language in which nothing is written leads to the page without it', () => {
    expect(redirects('')).toBe('/en/* /:splat 302\n/zh/* /:splat 302\n');
  });

  test('where some pages are written in a language, the others lead to the page without it', () => {
    const pages = {
      'content/pages.yaml':
        'pages:\n  - { pathname: /, title: Home }\n  - { pathname: /fold, title: Fold }\n',
    };
    const text = redirects('languages: [en, zh]', {
      ...pages,
      'content/fold/fold.md': '# Fold\n',
      'content/index.zh.md': '# 家\n',
      'content/translations/zh.json': '{}',
    });
    expect(text).toBe('/en/* /:splat 302\n/zh/fold/ /fold/ 302\n');
  });
});
