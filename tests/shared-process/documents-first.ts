import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment document');

/**
 * Files that need a document run first, in processes of their own: changing between them and others would start a process
 * each time. `--sequence.seed=1` shuffles the files.
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
    const first = new Set(sorted.filter(needsDocument));
    return [...first, ...sorted.filter((file) => !first.has(file))];
  }
}
