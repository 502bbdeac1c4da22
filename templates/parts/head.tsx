import { pageLayouts } from '../../renderer/view/layout.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { firstPaint } from './first-paint.ts';
import { firstViewId } from './first-view.ts';
import { useFontsInTime, webFonts } from './fonts.ts';
import { trustedHtml } from './trusted-html.ts';

/** Runs before the first paint. */
const inlineScript = firstPaint + useFontsInTime;

export const inlineScripts = [inlineScript];

/** CSS comes from modules of the site, and no text in it may end the style element. */
const inlineStyle = ({ head }: PageView): string => head.inlineStyle.replace(/<\/(?=style)/gi, '<\\/');

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

// React's types do not have it yet.
const afterStyles = { fetchpriority: 'low' };

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

export function Head({ view }: { readonly view: PageView }) {
  const { head, site, canonicalUrl } = view;
  const { indexed, written } = pageLayouts[view.layout];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
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
      {/* A browser that finds none asks for /favicon.ico. */}
      <link rel="icon" href={head.favicon ?? 'data:,'} />
      <script data-fonts={JSON.stringify(webFonts(site.fonts))} {...trustedHtml(inlineScript)} />
      {/* Half a header or half a demo, drawn between two packets, would jump when the rest arrives. */}
      {written && <link rel="expect" href={`#${firstViewId}`} {...{ blocking: 'render' }} />}
      {/* The site's own comes first; the others, marked, leave with the page. */}
      {head.styles.map((href, index) => (
        <link key={href} rel="stylesheet" href={href} data-page={index === 0 ? undefined : ''} />
      ))}
      {head.highlightStyle !== null && <HighlightStyle href={head.highlightStyle} />}
      <style data-page="" {...trustedHtml(inlineStyle(view))} />
      {head.iconFonts.length > 0 && (
        <noscript>
          {head.iconFonts.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </noscript>
      )}
      {/* After what the first paint needs: a slow line is shared by all that is under way. */}
      {head.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} {...afterStyles} />
      ))}
      {head.scripts.map((src) => (
        <script key={src} type="module" src={src} {...afterStyles} />
      ))}
    </head>
  );
}
