import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repository } from '../support/run-cli.ts';

/** Paths of every page of a built site, from its sitemap. */
export function builtPages(out: string): string[] {
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] as string);
}

/** File of a page, from the root of the built site. */
export const htmlOf = (path: string): string => `${path.slice(1)}index.html`;

/** Whether an author wrote the page. Other pages are made from the API reference. */
export const isWritten = (path: string): boolean =>
  existsSync(join(repository, 'content', path, `${basename(path)}.md`));
