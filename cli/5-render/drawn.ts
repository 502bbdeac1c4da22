import type { DrawResult } from '../../renderer/server/draw.ts';
import type { Split } from '../derive/derived.ts';
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

/** Keeps a group, unless a process ended: that may be due to lack of time. */
export const groupSplit: Split<readonly Drawn[]> = {
  pack: (group) =>
    group.some(({ error }) => error?.stack === '')
      ? null
      : { value: group.map(({ picture: _, ...facts }) => facts), parts: group.map(({ picture }) => picture) },
  unpack: ({ value, parts }) =>
    (value as readonly Omit<Drawn, 'picture'>[]).flatMap((facts, index) => {
      const picture = parts[index];
      return picture === undefined ? [] : [{ ...facts, picture }];
    }),
};
