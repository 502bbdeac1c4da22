import { plain } from '../../derive/derived.ts';
import type { Keeper } from '../../derive/graph.ts';
import { apiKey } from '../../extract/api-key.ts';
import type { UnlistedExports } from '../../extract/unlisted-exports.ts';
import type { Host } from '../../machine/host.ts';
import { packagesFolder } from '../../machine/tool.ts';
import type { ApiReference } from '../../model/reference.ts';
import type { Site } from '../../model/site.ts';

const emptyReference: ApiReference = {
  ...{ components: [], interfaces: [], events: [], selectors: [], lists: [], exports: [] },
};

/** Facts about the packages that are found from the root of a site; kept. */
export function packageFacts(host: Host, keeper: Keeper, { root, config }: Site) {
  const kept = async <Value>(name: string, none: Value, make: () => Promise<Value>): Promise<Value> => {
    const key = apiKey(host, root, config);
    if (key === null) return none;
    return (await keeper.run({ name, make, split: plain<Value>() }, key)).value;
  };
  return {
    /** The exports of entry points that the site's configuration does not list. */
    unlisted: () =>
      kept<UnlistedExports>('unlisted-exports', {}, async () => {
        const { unlistedExports } = await import('../../extract/unlisted-exports.ts');
        return unlistedExports(host, packagesFolder(root), config);
      }),
    /** The reference without the site's own words. */
    reference: () =>
      kept('compared-reference', emptyReference, async () => {
        const { extract } = await import('../../extract/extract.ts');
        return extract(host, packagesFolder(root), config).reference;
      }),
  };
}
