import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment document');

/** Files that take minutes. One that begins last would leave the other processors without work. */
const long =
  /\/tests\/(?:browser\/(?:pages\/(?:grid|others)|engines\/)|sampled\/|sites\/(?:real-faults|hostile\.build))/;

const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId);

/** The files that fulfil a condition, before the others. */
const first = (files: readonly TestSpecification[], isFirst: (file: TestSpecification) => boolean) => [
  ...files.filter(isFirst),
  ...files.filter((file) => !isFirst(file)),
];

/**
 * Files that need a document run first, in processes of their own: changing between them and others would start a process
 * each time, 20 s of the processor for 52 files. `--sequence.seed=1` shuffles the files.
 */
export class DocumentsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const hash = ({ moduleId }: TestSpecification) =>
      createHash('sha256').update(`${seed} ${moduleId}`).digest('hex');
    const sorted =
      seed === undefined
        ? await super.sort(files)
        : [...files].sort((one, other) => (hash(one) < hash(other) ? -1 : 1));
    return first(first(sorted, isLong), needsDocument);
  }
}
