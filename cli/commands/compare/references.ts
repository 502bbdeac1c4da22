import { apiKey } from '../../extract/api-key.ts';
import type { Cache } from '../../machine/cache.ts';
import type { Host } from '../../machine/host.ts';
import { packagesFolder } from '../../machine/tool.ts';
import type { ApiReference } from '../../model/reference.ts';
import type { Site } from '../../model/site.ts';

export const emptyReference: ApiReference = {
  ...{ components: [], interfaces: [], events: [], selectors: [], lists: [], exports: [] },
};

/** The reference of the packages that are found from the root of a site, without the site's own words; kept. */
export async function referenceFrom(host: Host, cache: Cache, { root, config }: Site): Promise<ApiReference> {
  const key = apiKey(host, root, config);
  if (key === null) return emptyReference;
  const known = cache.get('compared-reference', key) as ApiReference | undefined;
  if (known !== undefined) return known;
  const { extract } = await import('../../extract/extract.ts');
  const { reference } = extract(host, packagesFolder(root), config);
  cache.set('compared-reference', key, reference);
  return reference;
}
