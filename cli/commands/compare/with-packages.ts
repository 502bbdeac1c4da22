import { type ReferenceChange, referenceChanges } from '../../compare/reference/reference-changes.ts';
import type { Keeper } from '../../derive/graph.ts';
import type { Host } from '../../machine/host.ts';
import { installedPackage } from '../../machine/installed-package.ts';
import { packagesFolder } from '../../machine/tool.ts';
import { otherRoot } from './other-root.ts';
import { packageFacts } from './references.ts';
import { readRequests } from './requests.ts';
import { sitePackages } from './site-packages.ts';
import type { Subject, Subjects } from './subjects.ts';

interface PackagesOptions {
  readonly host: Host;
  readonly keeper: Keeper;
  /** Folder for other versions. */
  readonly parent: string;
  /** Whether an earlier installation serves. */
  readonly isKept: boolean;
}

/** Keys of the entries with another default. The packages' word may be wrong, and corrected by the site. */
const defaultsIn = (changes: readonly ReferenceChange[]): ReadonlySet<string> =>
  new Set(
    changes
      .filter(({ change }) => change === 'default')
      .flatMap(({ kind, product, owners, name }) =>
        owners.map((owner) => `${kind} ${product} ${owner} ${name}`),
      ),
  );

/** A site with its packages, and with those that `--with` names. */
export async function withPackages(
  own: Subject,
  wanted: string,
  { host, keeper, parent, isKept }: PackagesOptions,
): Promise<Subjects> {
  const { site, compiled } = own;
  const packages = sitePackages(host, site, compiled);
  const requests = readRequests(wanted, [...packages.keys()], process.cwd());
  const other = await otherRoot(site.root, parent, packages, requests, isKept);
  const otherSite = { ...site, root: other.root };
  const installed = requests.map(({ name }) => [
    name,
    installedPackage(host, packagesFolder(site.root), name)?.version ?? 'none',
  ]);
  return {
    before: own,
    after: { site: otherSite, compiled },
    changes: async () => {
      const now = packageFacts(host, keeper, otherSite);
      const after = await now.reference();
      const before = await packageFacts(host, keeper, site).reference();
      const found = referenceChanges(before, after, await now.unlisted());
      const corrected = defaultsIn(referenceChanges(site.reference, after));
      return found.filter((change) => [...defaultsIn([change])].every((key) => corrected.has(key)));
    },
    facts: {
      ...{ before: Object.fromEntries(installed), after: other.versions },
      ...{ conflicts: [...other.conflicts], notes: [] },
    },
  };
}
