import { auditPictures } from '../../5-render/audit.ts';
import type { DifferenceOf, PicturePair } from '../../compare/compare-demo.ts';
import { type PictureDifference, pictureDifference } from '../../compare/picture/picture-difference.ts';
import { plain, type Task } from '../../derive/derived.ts';

/** Compares pictures; the result is kept by the two pictures. */
export async function pictureDifferences(
  pairs: readonly PicturePair[],
  options: Parameters<typeof auditPictures>[1],
): Promise<DifferenceOf> {
  const keyOf = ({ before, after }: PicturePair): string => `${before.hash} ${after.hash}`;
  const missing: PicturePair[] = [];
  let audits: ReturnType<typeof auditPictures> | null = null;
  /** Audits the pictures of all missing differences at once, in a turn after these are known. */
  const audit = (): ReturnType<typeof auditPictures> => {
    audits ??= Promise.resolve().then(() =>
      auditPictures(
        missing.flatMap(({ before, after }) => [before.read().html, after.read().html]),
        options,
      ),
    );
    return audits;
  };
  const differences = [...new Map(pairs.map((pair) => [keyOf(pair), pair]))].map(async ([key, pair]) => {
    const task: Task<PictureDifference> = {
      name: 'picture-difference',
      split: plain(),
      make: async () => {
        missing.push(pair);
        const faultsOf = await audit();
        return pictureDifference(pair.before.read(), pair.after.read(), faultsOf);
      },
    };
    return [key, (await options.keeper.run(task, key)).value] as const;
  });
  const found = new Map(await Promise.all(differences));
  return (pair) => {
    const difference = found.get(keyOf(pair));
    if (difference === undefined) throw new Error('Pictures were not compared');
    return difference;
  };
}
