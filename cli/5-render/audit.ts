import type { AuditRequest, AuditResult, Fault } from '../../renderer/server/audit.ts';
import { plain, type Task } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { contentHash } from '../machine/cache.ts';
import { drawingVersion } from '../machine/own-code.mjs';
import { inBatches, mapInProcesses } from '../machine/workers.ts';

/** The faults of a picture's HTML. */
type FaultsOf = (html: string) => readonly Fault[];

interface AuditOptions {
  readonly keeper: Keeper;
  readonly workers: number;
  readonly onProgress: (done: number, total: number) => void;
}

/** Seconds that an audit may take; the longest picture of some 1,300 takes one. */
const timeLimit = 30;

const ofBatch = 24;

/** Tests pictures by the rules of axe that need no layout; kept by their HTML. One that cannot be tested has no faults. */
export async function auditPictures(
  pictures: Iterable<string>,
  { keeper, workers, onProgress }: AuditOptions,
): Promise<FaultsOf> {
  const requests: AuditRequest[] = [];
  const finish = new Map<string, (faults: readonly Fault[]) => void>();
  // A kept audit is found at once; the others are made together.
  const audits = [...new Set(pictures)].map(async (html) => {
    const id = contentHash(html);
    const task: Task<readonly Fault[]> = {
      name: 'audit',
      version: drawingVersion(),
      split: plain(),
      make: () =>
        new Promise((resolve) => {
          requests.push({ id, html });
          finish.set(id, resolve);
        }),
    };
    const { value } = await keeper.run(task, id);
    return [html, value] as const;
  });
  const batches = inBatches(requests, ofBatch);
  let done = 0;
  await mapInProcesses<AuditRequest, AuditResult>(
    batches,
    {
      ...{ entry: 'renderer/server/audit-process.ts', arguments: [], environment: {}, folders: [] },
      ...{ memoryLimit: 1024, size: Math.min(workers, batches.length), timeLimit: timeLimit * 1000 },
      onDeath: ({ id }) => ({ id, faults: [] }),
      onBatch: (_, results) => {
        for (const { id, faults } of results) finish.get(id)?.(faults);
      },
    },
    () => {
      done += 1;
      onProgress(done, requests.length);
    },
  );
  const found = new Map(await Promise.all(audits));
  return (html) => found.get(html) ?? [];
}
