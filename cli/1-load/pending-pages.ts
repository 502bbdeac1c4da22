import { z } from 'zod';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { PendingPage } from '../model/site.ts';
import { pathnameSchema } from '../schemas/pathname-schema.ts';
import { canonicalPathname } from '../site/paths.ts';
import type { Source } from './parse-source.ts';
import { validate } from './validate.ts';

const pendingSchema = z.array(pathnameSchema.describe('Canonical pathname of a page still to be written.'));

/** The list of `pending.yaml`; empty when it is not valid. */
export function pendingPages(source: Source, prefixes: readonly string[]): Outcome<readonly PendingPage[]> {
  const { value, diagnostics } = validate(source, {
    schema: pendingSchema,
    value: source.value ?? [],
    base: [],
    subject: 'The file',
    invalid: 'site/invalid',
  });
  const pages = (value ?? []).map((pathname, index) => ({
    pathname: canonicalPathname(pathname, prefixes),
    place: source.locate([index]),
  }));
  return { value: pages, diagnostics };
}
