import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import type { Site } from '../model/site.ts';

/**
 * Finds symbolic links that lead out of the site: their targets would be published, as a page, a demo, its data or a
 * public file.
 */
export const checkOutsideLinks = (host: Host, { root }: Site): Diagnostic[] =>
  ['content', 'templates']
    .flatMap((folder) => host.linksOut(root, folder))
    .map((file) =>
      diagnostic(
        'site/outside-link',
        { file, line: 1, column: 1 },
        'This link of the disk leads out of the folder of the site.',
      ),
    );
