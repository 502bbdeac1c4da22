import type { DrawResult } from '../../renderer/server/draw.ts';
import type { Cache } from '../machine/cache.ts';
import { textOf, withHash } from '../machine/spool.ts';
import type { LazyBytes, Picture } from '../model/output.ts';

/** A drawn picture. Most builds need only its hash, because the documents are in the cache. */
export interface Drawn extends Omit<DrawResult, keyof Picture> {
  /** JSON of a `Picture`. */
  readonly picture: LazyBytes;
}

export const readPicture = (picture: LazyBytes): Picture => JSON.parse(textOf(picture));

export const drawnFrom = ({ html, css, ...facts }: DrawResult): Drawn => ({
  ...facts,
  picture: withHash(JSON.stringify({ html, css } satisfies Picture)),
});

const kind = 'pictures';

/** A group that was drawn before. */
export function knownGroup(cache: Cache, key: string): readonly Drawn[] | undefined {
  const known = cache.getWithParts(kind, key);
  const facts = known?.value as Omit<Drawn, 'picture'>[] | undefined;
  return facts?.flatMap((result, index) => {
    const picture = known?.parts[index];
    return picture === undefined ? [] : [{ ...result, picture }];
  });
}

export function keepGroup(cache: Cache, key: string, group: readonly Drawn[]): void {
  const value = group.map(({ picture: _, ...facts }) => facts);
  cache.setWithParts(kind, key, { value, parts: group.map(({ picture }) => picture) });
}
