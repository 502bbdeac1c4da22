import { z } from 'zod';

/**
 * A path below the site's root as an author may write it: letters of any script, and without `.` or `..`. Other
 * characters would be escaped in addresses, and some are not allowed in names of files.
 */
export const pathnameSchema = z
  .string()
  .regex(/^\//, { error: 'must begin with /', abort: true })
  .regex(/^\/(?:[\p{L}\p{M}\p{N}_.~-]+\/)*[\p{L}\p{M}\p{N}_.~-]*$/u, {
    error: 'must consist of segments of letters, digits and - . _ ~, each followed by one /',
  })
  .refine((value) => !/\/\.{1,2}(?=\/|$)/.test(value), { error: 'must not contain . or .. as a segment' });
