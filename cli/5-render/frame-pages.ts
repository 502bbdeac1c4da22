import type { Templates } from '../../renderer/view/templates.ts';
import type { PageAssets } from '../model/bundle.ts';
import type { RenderedPage } from '../model/output.ts';
import { framePolicy } from '../site/frame-policy.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { frameKey, ownPageKey } from '../site/paths.ts';
import type { ViewContext } from './view-context.ts';

/**
 * The documents that pages hold: one for each product whose demos readers can change, and one for each demo that is to
 * run in a document of its own. Their texts come with their scripts.
 */
export function framePages(
  { site, bundles }: ViewContext,
  { renderDemoFrame }: Partial<Templates>,
): RenderedPage[] {
  if (renderDemoFrame === undefined) return [];
  const page = (pathname: string, policy: string | null, assets: PageAssets): RenderedPage => {
    const language = defaultLanguageOf(site);
    const html = renderDemoFrame({ language, title: site.config.name, policy, ...assets });
    return { pathname, html, components: {} };
  };
  return [
    ...Object.entries(bundles.frames).map(([id, assets]) => page(frameKey(id), framePolicy, assets)),
    ...Object.entries(bundles.ownPages).map(([id, assets]) => page(ownPageKey(id), null, assets)),
  ];
}
