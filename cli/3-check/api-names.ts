import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Site } from '../model/site.ts';

/** Checks that site.yaml names only exports of the committed reference. */
export function checkApiNames({ config, reference: { exports } }: Site): Diagnostic[] {
  return config.products.flatMap(({ id, api }) => {
    const known = exports.find(({ product }) => product === id)?.exports.map(({ name }) => name);
    // A missing reference has a finding of its own.
    if (api === null || known === undefined) return [];
    return api.names
      .filter(({ name }) => !known.includes(name))
      .map(({ name, place }) => {
        const candidate = nearest(name, known);
        const help = candidate === null ? undefined : `Did you mean \`${candidate}\`?`;
        return diagnostic('api/unknown-export', place, `No package of ${id} exports \`${name}\`.`, {
          help,
        });
      });
  });
}
