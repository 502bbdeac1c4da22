import { z } from 'zod';

export const text = z.string().trim().min(1, { error: 'must not be empty' });

export const isHttps = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'https:';
export const httpsUrl = z
  .string()
  .refine(isHttps, { error: 'must be an absolute https: URL' })
  .transform((value) => value.replace(/\/$/, ''));

/** Normalised to a path without the leading `./`. */
export const modulePath = z
  .string()
  .regex(/^(?:\.\/)?(?:[\w@.+-]+\/)*[\w@.+-]+\.[cm]?[jt]sx?$/, {
    error: 'must be the path of a script below the site, with its extension',
  })
  .refine((value) => !value.split('/').includes('..'), { error: 'must stay below the site' })
  .transform((value) => value.replace(/^\.\//, ''));

export const exactVersion = z
  .string()
  .regex(/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/, { error: 'must be an exact version like 2.1.0' });

export const packageName = z
  .string()
  .regex(/^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*$/, { error: 'must be the name of a package' });
