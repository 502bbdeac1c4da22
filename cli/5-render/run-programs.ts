import type { CodeRequest, CodeResult } from '../../renderer/server/run-code.ts';
import { mapInProcesses } from '../machine/workers.ts';
import type { FenceOutcome } from '../model/fence.ts';
import type { Site } from '../model/site.ts';
import { reportFunction, variationPlace } from '../site/fence-fragment.ts';
import { redactor } from '../site/redact.ts';
import { drawingProcess } from './drawing-process.ts';

/** Programs for which another process is worth its start. */
const ofProcess = 6;

/** A bundled program; absolute paths of its module, and of the one that mounts elements. */
export type Program = Pick<CodeRequest, 'id' | 'module' | 'mount'>;

export interface ProgramResult {
  /** Places in it are those of the module. */
  readonly outcome: FenceOutcome;
  /** False for a program whose process was ended: it may have lacked only time. */
  readonly isSure: boolean;
}

function resultOf({ values, error }: CodeResult): ProgramResult {
  if (error === null) return { outcome: { values, error }, isSure: true };
  const { message, stack } = error;
  const [, , line, column] = variationPlace.exec(stack) ?? [];
  const at = line === undefined ? null : { line: Number(line), column: Number(column) };
  return { outcome: { values, error: { message, at } }, isSure: stack !== '' };
}

/**
 * Executes each program in a world of its own, with the clock, zone, language and random seed of the site's demos.
 * Returns results by id.
 */
export async function runPrograms(
  site: Site,
  folder: string,
  programs: readonly Program[],
  workers: number,
): Promise<ReadonlyMap<string, ProgramResult>> {
  const results = new Map<string, ProgramResult>();
  const redact = redactor(site);
  await mapInProcesses<CodeRequest, CodeResult>(
    programs.map((program) => [{ ...program, kind: 'code', reporter: reportFunction }]),
    {
      ...drawingProcess(site, folder),
      size: Math.min(workers, Math.ceil(programs.length / ofProcess)),
      timeLimit: site.config.demos.timeLimit * 1000,
      onDeath: ({ id }, message) => ({ id, values: {}, error: { message, stack: '' } }),
      onBatch: (_, own) => {
        for (const result of redact(own)) results.set(result.id, resultOf(result));
      },
    },
  );
  return results;
}
