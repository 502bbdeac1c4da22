import { z } from 'zod';
import { pathnameSchema } from './pathname-schema.ts';
import { isHttps } from './text-schemas.ts';

const isPathname = (value: string): boolean => pathnameSchema.safeParse(value).success;

/** An old path, or one that ends in `/*`. */
export const redirectSource = z.string().refine((value) => isPathname(value.replace(/\/\*$/, '/')), {
  error: 'must be a path like /old or /old/*',
});

/** A path that may hold `:splat` and end in an anchor, or an address of another site. */
export const redirectTarget = z
  .string()
  .refine(
    (value) => isHttps(value) || isPathname(value.replace(/#[^\s#]+$/, '').replace(':splat', 'splat')),
    {
      error: 'must be the path of a page, like /guide or /guide#section, or an https: URL',
    },
  );
