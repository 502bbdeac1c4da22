import { diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { SiteConfig } from '../model/config.ts';
import type { ApiReference } from '../model/reference.ts';
import { moveLinks } from '../reference/move-links.ts';

/** The reference with the links that `site.yaml` moves. */
export function movedLinks(config: SiteConfig | null, committed: ApiReference): Outcome<ApiReference> {
  const { reference, unused } = moveLinks(committed, config?.api.moved ?? []);
  return {
    value: reference,
    diagnostics: unused.map(({ from, place }) =>
      diagnostic('api/unused-move', place, `No link of the API reference begins with ${from}.`),
    ),
  };
}
