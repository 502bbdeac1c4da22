import type { DemoFrameView } from '../../renderer/view/demo.ts';
import type { Spool } from '../machine/spool.ts';
import type { PageAssets } from '../model/bundle.ts';
import type { RenderedPage } from '../model/output.ts';
import type { CompiledPage } from '../model/page.ts';
import { servedAt } from '../site/base.ts';
import { demoIds } from '../site/demo-ids.ts';
import { framePolicy } from '../site/frame-policy.ts';
import { pageHref } from '../site/hrefs.ts';
import { defaultLanguageOf, messagesIn } from '../site/languages.ts';
import { frameKey, ownPageKey } from '../site/paths.ts';
import type { KeptTemplates } from './kept-templates.ts';
import type { ViewContext } from './view-context.ts';

/**
 * The documents that pages hold: one for each product with demos that readers can change, and one for each demo in a
 * document of its own. Their scripts supply the texts, except those for a document opened on its own.
 */
export async function framePages(
  pages: readonly CompiledPage[],
  { site, bundles, demos }: ViewContext,
  { renderDemoFrame }: KeptTemplates,
  spool: Spool,
): Promise<RenderedPage[]> {
  const language = defaultLanguageOf(site);
  const messages = messagesIn(site, language);
  const linked = (page: CompiledPage | undefined) =>
    page === undefined
      ? null
      : {
          title: page.title,
          href: servedAt(site.config, pageHref(page.key)),
        };
  const frame = async (
    pathname: string,
    policy: string | null,
    assets: PageAssets,
    alone: DemoFrameView['alone'],
  ): Promise<RenderedPage[]> => {
    const title = `${alone.heading} - ${site.config.name}`;
    const { base } = site.config;
    const favicon = site.config.favicon && servedAt(site.config, site.config.favicon);
    const html = await renderDemoFrame(pathname, {
      language,
      base,
      title,
      favicon,
      policy,
      alone,
      ...assets,
    });
    return html === null ? [] : [{ pathname, html: spool(html.read(), html.hash), components: {} }];
  };
  const products = Object.entries(bundles.frames).map(([id, assets]) => {
    const heading = site.config.products.find((product) => product.id === id)?.name ?? site.config.name;
    const start = pages.find((page) => page.productId === id && page.language === language);
    const text = messages['frame.edited'] ?? '';
    return frame(frameKey(id), framePolicy(site.config), assets, { heading, text, page: linked(start) });
  });
  const firstWith = new Map<string, CompiledPage>();
  for (const page of pages) for (const id of demoIds(page)) if (!firstWith.has(id)) firstWith.set(id, page);
  const ownPages = Object.entries(bundles.ownPages).map(([id, assets]) => {
    const heading = demos.get(id)?.name ?? id;
    const text = messages['frame.own'] ?? '';
    return frame(ownPageKey(id), null, assets, { heading, text, page: linked(firstWith.get(id)) });
  });
  return (await Promise.all([...products, ...ownPages])).flat();
}
