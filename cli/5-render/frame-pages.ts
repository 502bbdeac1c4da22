import type { Templates } from '../../renderer/model.ts';
import { framePolicy } from '../frame-policy.ts';
import type { RenderedPage } from '../model.ts';
import { frameKey } from '../paths.ts';
import type { ViewContext } from './page-view.ts';

/** A document for each product whose demos readers can change; its texts come with the code it is given. */
export function framePages(
  { site, bundles }: ViewContext,
  { renderDemoFrame }: Partial<Templates>,
): RenderedPage[] {
  if (renderDemoFrame === undefined) return [];
  return Object.entries(bundles.frames).map(([productId, assets]) => ({
    pathname: frameKey(productId),
    html: renderDemoFrame({
      language: site.config.languages[0] ?? 'en',
      title: site.config.name,
      policy: framePolicy,
      ...assets,
    }),
    components: {},
  }));
}
