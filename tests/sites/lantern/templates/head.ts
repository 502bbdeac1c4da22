import type { PageView } from '../../../../renderer/view/page.ts';
import { type Html, html, trusted } from './html.ts';

/** A constant, which the content security policy allows by its hash. */
export const firstPaint = `document.documentElement.classList.add('js')`;

export function head(view: PageView): Html {
  const { styles, inlineStyle, scripts, preloads, favicon, socialImage, structuredData } = view.head;
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${view.documentTitle}</title>
<meta name="description" content="${view.description}">
<meta name="theme-color" content="${view.site.themeColor.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${view.site.themeColor.dark}" media="(prefers-color-scheme: dark)">
${view.canonicalUrl !== null && html`<link rel="canonical" href="${view.canonicalUrl}">`}
${view.markdownUrl !== null && html`<link rel="alternate" type="text/markdown" href="${view.markdownUrl}">`}
${socialImage !== null && html`<meta property="og:image" content="${socialImage.url}">`}
${structuredData !== null && html`<script type="application/ld+json">${trusted(structuredData)}</script>`}
${favicon !== null && html`<link rel="icon" href="${favicon}">`}
<script>${trusted(firstPaint)}</script>
${styles.map(({ href }) => html`<link rel="stylesheet" href="${href}">\n`)}
${inlineStyle !== '' && html`<style>${trusted(inlineStyle)}</style>`}
${preloads.map((href) => html`<link rel="modulepreload" href="${href}">\n`)}
${scripts.map((src) => html`<script type="module" src="${src}"></script>\n`)}
</head>`;
}
