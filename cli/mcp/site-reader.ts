import { readFile, realpath } from 'node:fs/promises';
import { liesIn } from '../machine/links-out.ts';
import { join } from '../machine/paths.ts';
import { plainPath } from '../site/escaped-path.ts';

/** Texts of a built site. */
export interface SiteReader {
  /** A file by its path from the root of the site; null when the site has no such file. */
  readonly read: (path: string) => Promise<string | null>;
}

const quietly = <Value>(value: Promise<Value>): Promise<Value | null> => value.catch(() => null);

/** A folder with a built site. Nothing outside it is read, whatever links lead out of it. */
export const folderReader = (folder: string): SiteReader => ({
  read: async (path) => {
    const root = await realpath(folder);
    const file = await quietly(realpath(join(root, plainPath(path))));
    return file !== null && liesIn(root, file) ? quietly(readFile(file, 'utf8')) : null;
  },
});

/** A published site, or one served by `docs-build serve`. Throws when it does not respond. */
export const webReader = (url: string): SiteReader => ({
  read: async (path) => {
    const response = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`));
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${response.url} responded with ${response.status}.`);
    return response.text();
  },
});
