import type { PageAssets } from '../model/bundle.ts';
import type { RenderedPage } from '../model/output.ts';
import { framePolicy } from '../site/frame-policy.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { frameKey, ownPageKey } from '../site/paths.ts';
import type { KeptTemplates } from './kept-templates.ts';
import type { ViewContext } from './view-context.ts';

/**
 * The documents that pages hold: one for each product whose demos readers can change, and one for each demo that is to
 * run in a document of its own. Their texts come with their scripts.
 */
export async function framePages(
  { site, bundles }: ViewContext,
  { renderDemoFrame }: KeptTemplates,
): Promise<RenderedPage[]> {
  const page = async (
    pathname: string,
    policy: string | null,
    assets: PageAssets,
  ): Promise<RenderedPage[]> => {
    const language = defaultLanguageOf(site);
    const html = await renderDemoFrame({ language, title: site.config.name, policy, ...assets });
    return html === null ? [] : [{ pathname, html, components: {} }];
  };
  const pages = await Promise.all([
    ...Object.entries(bundles.frames).map(([id, assets]) => page(frameKey(id), framePolicy, assets)),
    ...Object.entries(bundles.ownPages).map(([id, assets]) => page(ownPageKey(id), null, assets)),
  ]);
  return pages.flat();
}
