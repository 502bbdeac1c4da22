import { z } from 'zod';

/**
 * A path below the site's root as an author may write it, with only characters that need no escaping, and without `.`
 * or `..`.
 */
export const pathnameSchema = z
  .string()
  .regex(/^\//, { error: 'must begin with /', abort: true })
  .regex(/^\/(?:[\w.~-]+\/)*[\w.~-]*$/, {
    error:
      'must consist of segments of the letters a to z, digits and - . _ ~, each followed by one /, because addresses escape all other characters',
  })
  .refine((value) => !/\/\.{1,2}(?=\/|$)/.test(value), { error: 'must not contain . or .. as a segment' });
