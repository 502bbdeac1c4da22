// Input: the compiled site and its bundles. Output: the HTML of every page, the not-found page included.
// Invariant: same input, same bytes, on any day, in any zone, with any number of workers; a demo or component
// that throws is a finding and costs only its own place on the page.
import { pathToFileURL } from 'node:url';
import type { Templates } from '../../renderer/model.ts';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics.ts';
import type { Bundles, CompiledSite, ComponentSlot, RenderedPage, Site } from '../model.ts';
import { pageKey } from '../paths.ts';
import { notFoundView, pageView, type ViewContext } from './page-view.ts';
import { type PictureOptions, placeInStack, renderPictures } from './pictures.ts';

type RenderComponent = (name: string, props: ComponentSlot['props']) => string;

function componentRenderer(site: Site, render: RenderComponent, diagnostics: Diagnostic[]) {
  return (slot: ComponentSlot): string => {
    try {
      return render(slot.name, slot.props);
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      const thrown = placeInStack(stack, site.root);
      diagnostics.push(
        diagnostic('component/render-failed', slot.place, `${slot.name} throws: ${message}`, {
          related: thrown === null ? [] : [{ message: 'thrown here', place: thrown }],
        }),
      );
      return '';
    }
  };
}

export async function render(
  site: Site,
  compiled: CompiledSite,
  bundles: Bundles,
  options: PictureOptions,
): Promise<Outcome<readonly RenderedPage[]>> {
  const pictures = await renderPictures(site, compiled, bundles, options);
  const diagnostics = [...pictures.diagnostics];
  const templates: Templates = await import(pathToFileURL(bundles.server.templates).href);
  const components: { renderComponent: RenderComponent } = await import(
    pathToFileURL(bundles.server.components).href
  );
  const context: ViewContext = {
    site,
    compiled,
    bundles,
    pictures: pictures.value,
    renderComponent: componentRenderer(site, components.renderComponent, diagnostics),
  };
  const defaultLanguage = site.config.languages[0] ?? 'en';
  const pages = compiled.pages.map((page): RenderedPage => {
    const view = pageView(page, context);
    return {
      pathname: pageKey(page.node.pathname, page.language, defaultLanguage),
      html: templates.renderPage(view),
      components: Object.fromEntries(
        view.slots.flatMap((slot, index) => (slot.kind === 'component' ? [[index, slot.html]] : [])),
      ),
    };
  });
  pages.push({ pathname: '/404', html: templates.renderPage(notFoundView(context)), components: {} });
  for (const key of templates.takeMissingMessages?.() ?? []) {
    diagnostics.push(
      diagnostic(
        'translation/unknown-key',
        { file: `content/translations/${defaultLanguage}.json`, line: 1, column: 1 },
        `The templates use the text "${key}", which no dictionary has.`,
      ),
    );
  }
  return { value: pages, diagnostics };
}
