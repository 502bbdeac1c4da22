import { diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { SiteConfig } from '../model/config.ts';
import type { ApiReference } from '../model/reference.ts';
import { dismissTexts } from '../reference/dismiss-texts.ts';

/** The reference without the texts that `site.yaml` dismisses. */
export function dismissals(config: SiteConfig | null, committed: ApiReference): Outcome<ApiReference> {
  const { reference, unused } = dismissTexts(committed, config?.api.dismissed ?? []);
  return {
    value: reference,
    diagnostics: unused.map(({ text, place }) =>
      diagnostic('api/unused-dismissal', place, `No text of the API reference matches \`${text}\`.`),
    ),
  };
}
