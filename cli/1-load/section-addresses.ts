import { z } from 'zod';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { SectionAddresses } from '../model/site.ts';
import { pathnameSchema } from '../schemas/pathname-schema.ts';
import { canonicalPathname } from '../site/paths.ts';
import type { Source } from './parse-source.ts';
import { validate } from './validate.ts';

const addressesSchema = z.record(pathnameSchema, z.array(z.string()));

/** The lists of `section-addresses.yaml`; empty when it is not valid. */
export function sectionAddresses(
  source: Source,
  prefixes: readonly string[],
): Outcome<readonly SectionAddresses[]> {
  const { value, diagnostics } = validate(source, {
    schema: addressesSchema,
    value: source.value ?? {},
    base: [],
    subject: 'The file',
    invalid: 'site/invalid',
  });
  const pages = Object.entries(value ?? {}).map(([pathname, fragments]) => ({
    pathname: canonicalPathname(pathname, prefixes),
    fragments: fragments.map((fragment, index) => ({ fragment, place: source.locate([pathname, index]) })),
  }));
  return { value: pages, diagnostics };
}
