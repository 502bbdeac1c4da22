import type { PageView } from '../../../../renderer/view/page.ts';
import { body } from './body.ts';
import { firstPaint, head } from './head.ts';
import { type Html, html } from './html.ts';
import { message } from './message.ts';
import { breadcrumbs, contents, neighbours, sidebar, versions } from './navigation.ts';

export { takeMissingMessages } from './message.ts';

export const inlineScripts = [firstPaint];

const chip = (text: string): Html => html` <small class="chip">${text}</small>`;

const article = (view: PageView): Html => html`
<article>
<h1>${view.title}${view.newFeature && chip(message(view, 'chip.new'))}${view.planned && chip(message(view, 'chip.planned'))}${view.plan !== null && chip(message(view, `plan.${view.plan}`))}</h1>
<p class="lead">${view.description}</p>
${contents(view)}
${body(view)}
</article>`;

const docsPage = (view: PageView): Html => html`
<a class="skip" href="#main">${message(view, 'page.skip')}</a>
<header><a href="${view.site.homePath}">${view.site.name}</a> ${view.product.name}${versions(view)}</header>
<div class="frame">
${sidebar(view)}
<main id="main" tabindex="-1">
${breadcrumbs(view)}${article(view)}
${neighbours(view)}
${view.markdownUrl !== null && html`<p><a href="${view.markdownUrl}">${message(view, 'page.markdown')}</a></p>`}
${view.sourceUrl !== null && html`<p><a href="${view.sourceUrl}">${message(view, 'page.source')}</a></p>`}
</main>
</div>`;

const blankPage = (view: PageView): Html => html`<main id="main">${article(view)}</main>`;

const notFoundPage = (view: PageView): Html => html`
<main id="main"><h1>${view.title}</h1><p>${view.description}</p>${sidebar(view)}</main>`;

const layouts = {
  docs: docsPage,
  landing: docsPage,
  blank: blankPage,
  'not-found': notFoundPage,
  offline: notFoundPage,
};

/** Plain strings, to show that templates need neither React nor anything else of docs-build. */
export const renderPage = (view: PageView): string =>
  html`<!doctype html>
<html lang="${view.language}">
${head(view)}
<body>${layouts[view.layout](view)}</body>
</html>
`.text;
