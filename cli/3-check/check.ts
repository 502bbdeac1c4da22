// Input: the site and its compiled pages. Output: findings that need more than one page to see.
// Invariant: changes nothing; a rule is one file and one line below.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { checkAddresses } from './addresses.ts';
import { checkApiNames } from './api-names.ts';
import { checkAssets } from './assets.ts';
import { checkDemoImports } from './demo-imports.ts';
import { checkHelpPage } from './help-page.ts';
import { checkInstallLines } from './install-lines.ts';
import { checkLinks } from './links.ts';
import { checkLongPreviews } from './long-previews.ts';
import { checkOrphans } from './orphans.ts';
import { checkOutputPaths } from './output-paths.ts';
import { checkOutsideLinks } from './outside-links.ts';
import { checkPreviewMisses } from './preview-misses.ts';
import { checkProofs } from './proofs.ts';
import { checkRedirects } from './redirects.ts';
import { checkTitles } from './titles.ts';
import { checkUnusedDemos } from './unused-demos.ts';
import { checkVersions } from './versions.ts';

/** Rules about pages and demos. */
export const checkPages = (host: Host, site: Site, compiled: CompiledSite): readonly Diagnostic[] => [
  ...checkLinks(host, site, compiled),
  ...checkAddresses(site, compiled),
  ...checkTitles(site, compiled),
  ...checkUnusedDemos(host, site, compiled),
  ...checkPreviewMisses(site, compiled),
  ...checkLongPreviews(compiled),
  ...checkRedirects(site, compiled),
  ...checkOrphans(site, compiled),
  ...checkDemoImports(host, site, compiled),
  ...checkInstallLines(host, site, compiled),
];

/** Rules about the configuration and the files of a site. The encoding of a file is checked file by file. */
export const checkFiles = (host: Host, site: Site): readonly Diagnostic[] => [
  ...checkVersions(host, site),
  ...checkHelpPage(site),
  ...checkApiNames(site),
  ...checkProofs(host, site),
  ...checkOutputPaths(host, site),
  ...checkOutsideLinks(host, site),
  ...checkAssets(host, site),
];
