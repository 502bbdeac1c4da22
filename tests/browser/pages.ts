import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of every page of a built site, from its sitemap, and one that does not exist. */
export function builtPages(out: string): string[] {
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] as string);
}
