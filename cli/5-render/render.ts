// Input: the compiled site and its bundles. Output: the HTML of every page, the not-found page included; null when
// the templates fail. Invariant: same input, same bytes, on any day, in any zone, with any number of workers; a demo or
// component that throws is a finding and costs only its own place on the page.

import { pathToFileURL } from 'node:url';
import type { Templates } from '../../renderer/view/templates.ts';
import { diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import { templateFinding } from '../diagnostics/thrown-finding.ts';
import type { DrawOptions } from '../machine/workers.ts';
import type { Bundles } from '../model/bundle.ts';
import type { Picture, RenderedPage, RenderedSite } from '../model/output.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { offlinePage, pageKey } from '../site/paths.ts';
import { componentFindings, componentId, componentRequests } from './content-components.ts';
import { draw } from './drawings.ts';
import { framePages } from './frame-pages.ts';
import { notFoundView, offlineView, pageView } from './page-view.ts';
import { pictureFindings, pictureRequests } from './pictures.ts';
import type { ViewContext } from './view-context.ts';

async function renderPages(
  bundles: Bundles,
  context: ViewContext,
): Promise<{ readonly value: RenderedSite; readonly missing: readonly string[] }> {
  const templates: Partial<Templates> = await import(pathToFileURL(bundles.server.templates).href);
  const { renderPage, takeMissingMessages, inlineScripts = [] } = templates;
  if (typeof renderPage !== 'function') throw new Error('index.ts does not export the function renderPage.');
  const defaultLanguage = defaultLanguageOf(context.site);
  const pages = context.compiled.pages.map((page): RenderedPage => {
    const view = pageView(page, context);
    return {
      pathname: pageKey(page.node.pathname, page.language, defaultLanguage),
      html: renderPage(view),
      components: Object.fromEntries(
        view.slots.flatMap((slot, index) => (slot.kind === 'component' ? [[index, slot.html]] : [])),
      ),
    };
  });
  pages.push(...framePages(context, templates));
  pages.push({ pathname: '/404', html: renderPage(notFoundView(context)), components: {} });
  if (context.site.config.serviceWorker !== null)
    pages.push({ pathname: offlinePage, html: renderPage(offlineView(context)), components: {} });
  return { value: { pages, inlineScripts }, missing: takeMissingMessages?.() ?? [] };
}

export async function render(
  site: Site,
  compiled: CompiledSite,
  bundles: Bundles,
  options: DrawOptions,
): Promise<Outcome<RenderedSite | null>> {
  const requests = [...pictureRequests(compiled, bundles), ...componentRequests(compiled, bundles)];
  const results = await draw(site, bundles.server, requests, options);
  const pictures = new Map<string, Picture>();
  for (const { id, html, css, error } of results.values())
    if (error === null) pictures.set(id, { html, css });
  const diagnostics = [
    ...compiled.demos.flatMap((demo) => {
      const result = results.get(demo.id);
      return result === undefined ? [] : pictureFindings(demo, result, site);
    }),
    ...componentFindings(site, compiled, results),
  ];
  const context: ViewContext = {
    site,
    compiled,
    bundles,
    pictures,
    renderComponent: (slot) => results.get(componentId(slot))?.html ?? '',
  };
  try {
    const { value, missing } = await renderPages(bundles, context);
    const dictionary = { file: `content/translations/${defaultLanguageOf(site)}.json`, line: 1, column: 1 };
    for (const key of missing) {
      const message = `The templates use the text "${key}", which no dictionary has.`;
      diagnostics.push(diagnostic('translation/unknown-key', dictionary, message));
    }
    return { value, diagnostics };
  } catch (error) {
    return { value: null, diagnostics: [...diagnostics, templateFinding(error, site.root)] };
  }
}
