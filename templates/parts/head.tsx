import { pageLayouts } from '../../renderer/view/layout.ts';
import type { PageView, StyleView } from '../../renderer/view/page.ts';
import { listEntries } from './contents-entries.ts';
import { firstPaint } from './first-paint.ts';
import { firstViewId } from './first-view.tsx';
import { useFontsInTime, webFonts } from './fonts.ts';
import { inOneLine } from './in-one-line.ts';
import { knowsNewAttributes } from './new-attributes.ts';
import { openTarget } from './open-target.ts';
import { replaceStale } from './replace-stale.ts';
import { trustedHtml } from './trusted-html.ts';
import { whileArriving } from './while-arriving.ts';

/** Runs before the first paint; its parts share what the first two declare. */
const inlineScript = inOneLine`{
  const [{ type, requestStart, responseStart }] = performance.getEntriesByType('navigation');
  ${firstPaint}${useFontsInTime}${whileArriving}${replaceStale}
}`;

const withTarget = inlineScript + openTarget;

/** A script waits for the style sheets before it, and the text after it for the script, in every browser. */
const waitForStyles = '/* */';

export const inlineScripts = [inlineScript, withTarget, waitForStyles, listEntries];

/** CSS comes from modules of the site, and no text in it may end the style element. */
const inStyleElement = (css: string): string => css.replace(/<\/(?=style)/gi, '<\\/');

type Property = readonly [string, string | null];

function imageProperties({ head: { socialImage }, title }: PageView): Property[] {
  if (socialImage === null) return [];
  const { url, width, height } = socialImage;
  return [
    ['og:image', url],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', title],
  ];
}

function OpenGraph({ view }: { readonly view: PageView }) {
  const properties: readonly Property[] = [
    ['og:title', view.documentTitle],
    ['og:description', view.description],
    ['og:type', 'article'],
    ['og:url', view.canonicalUrl],
    ['og:site_name', view.site.name],
    ...imageProperties(view),
  ];
  return properties.map(
    ([property, content]) =>
      content !== null && <meta key={property} property={property} content={content} />,
  );
}

// React's types lack it for links. A browser does not fetch a disabled stylesheet.
const disabled = { disabled: true };

/**
 * Files of a demo that come before the page's own scripts. With HTTP/1.1 a browser has six connections to a server, and
 * small files would hold them all for a round trip or two, while nothing large arrives. Where all share one connection,
 * the lower priority lets the small ones pass.
 */
const largeFiles = 2;

/** It comes alive by itself there. On a narrow screen it may be further down, and its modules wait until it is near. */
const FirstDemoPreloads = ({ hrefs }: { readonly hrefs: readonly string[] }) =>
  hrefs.map((href) => (
    <link
      key={href}
      rel="modulepreload"
      href={href}
      media="(min-width: 900px)"
      {...{ [knowsNewAttributes ? 'fetchPriority' : 'fetchpriority']: 'low' }}
    />
  ));

/** Fetched by `browser/highlighting.ts` when code is near, or at once without JavaScript. */
function HighlightStyle({ href }: { readonly href: string }) {
  return (
    <>
      <link rel="stylesheet" href={href} data-highlighting="" {...disabled} />
      <noscript>
        <link rel="stylesheet" href={href} />
      </noscript>
    </>
  );
}

/** Fetched by `browser/panel-styles.ts` when a reader is about to open a panel, which needs JavaScript. */
const PanelStyle = ({ href }: { readonly href: string }) => (
  <link rel="stylesheet" href={href} data-panels="" {...disabled} />
);

interface StyleProps {
  readonly style: StyleView;
  /** Style sheets of the site stay when the page changes. */
  readonly isOfSite: boolean;
}

function Style({ style: { href, contents }, isOfSite }: StyleProps) {
  const mark = isOfSite ? { 'data-site': '' } : { 'data-page': '' };
  return contents === null ? (
    <link rel="stylesheet" href={href} {...mark} />
  ) : (
    <style data-sheet={href} {...mark} {...trustedHtml(inStyleElement(contents))} />
  );
}

/** Whether late styles belong to the first view. */
const needsLateStyles = ({ layout }: PageView): boolean => layout !== 'docs';

const hasLists = ({ slots }: PageView): boolean => slots.some(({ kind }) => kind === 'api');

/** The style sheets that only pages of this kind need. */
const lateStylesOfPage = (view: PageView): string[] => {
  const {
    layout,
    head: { namedStyles },
  } = view;
  return [
    hasLists(view) ? namedStyles.reference : null,
    layout === 'docs' ? null : namedStyles.layouts,
  ].filter((href) => href !== null);
};

const LateStyles = ({ view }: { readonly view: PageView }) => (
  <>
    {view.head.lateStyles.map((href) => (
      <link key={href} rel="stylesheet" href={href} data-site="" />
    ))}
    {lateStylesOfPage(view).map((href) => (
      <link key={href} rel="stylesheet" href={href} data-page="" />
    ))}
  </>
);

/**
 * After the first view. A browser stops here until they have arrived, so it paints what stands before them without the
 * rest of the page, which may be long.
 */
export const StylesAfterFirstView = ({ view }: { readonly view: PageView }) =>
  !needsLateStyles(view) && (
    <>
      <LateStyles view={view} />
      <script {...trustedHtml(waitForStyles)} />
    </>
  );

export function Head({ view }: { readonly view: PageView }) {
  const { head, site, canonicalUrl } = view;
  const { indexed } = pageLayouts[view.layout];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Linked far below, where the rest of the page waits for it. */}
      {!needsLateStyles(view) &&
        [...head.lateStyles, ...lateStylesOfPage(view)].map((href) => (
          <link key={href} rel="preload" as="style" href={href} />
        ))}
      <title>{view.documentTitle}</title>
      <meta name="description" content={view.description} />
      {!indexed && <meta name="robots" content="noindex" />}
      {canonicalUrl !== null && <link rel="canonical" href={canonicalUrl} />}
      {view.translations.length > 1 &&
        view.translations.map(
          ({ language, canonicalUrl: href }) =>
            href !== null && <link key={language} rel="alternate" hrefLang={language} href={href} />,
        )}
      {view.markdownUrl !== null && <link rel="alternate" type="text/markdown" href={view.markdownUrl} />}
      <OpenGraph view={view} />
      {head.socialImage !== null && <meta name="twitter:card" content="summary_large_image" />}
      {head.structuredData !== null && (
        <script type="application/ld+json" {...trustedHtml(head.structuredData)} />
      )}
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          data-scheme={scheme}
          content={site.themeColor[scheme]}
        />
      ))}
      {/* A browser that finds none requests /favicon.ico. */}
      <link rel="icon" href={head.favicon ?? 'data:,'} />
      <script
        data-fonts={JSON.stringify(webFonts(site.fonts))}
        {...trustedHtml(hasLists(view) ? withTarget : inlineScript)}
      />
      <link rel="expect" href={`#${firstViewId}`} {...{ blocking: 'render' }} />
      {head.styles.map((style, index) => (
        <Style key={style.href} style={style} isOfSite={index === 0} />
      ))}
      {needsLateStyles(view) && <LateStyles view={view} />}
      {head.namedStyles.highlight !== null && <HighlightStyle href={head.namedStyles.highlight} />}
      {head.namedStyles.panels !== null && <PanelStyle href={head.namedStyles.panels} />}
      <style data-page="" data-pictures="" {...trustedHtml(inStyleElement(head.inlineStyle))} />
      {head.iconFonts.length > 0 && (
        <noscript>
          {head.iconFonts.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </noscript>
      )}
      {/* After the files of the first paint: all downloads share a slow line. */}
      <FirstDemoPreloads hrefs={head.firstDemoPreloads.slice(0, largeFiles)} />
      {head.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {head.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      <FirstDemoPreloads hrefs={head.firstDemoPreloads.slice(largeFiles)} />
    </head>
  );
}
