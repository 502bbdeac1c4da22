import type { ReferenceChange } from '../../compare/reference/reference-changes.ts';
import type { Comparison } from '../../model/comparison.ts';
import type { CompiledSite } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';

/** A site with the packages that are found from its root. */
export interface Subject {
  readonly site: Site;
  readonly compiled: CompiledSite;
}

/** Two sites to compare. */
export interface Subjects {
  readonly before: Subject;
  readonly after: Subject;
  readonly changes: () => Promise<readonly ReferenceChange[]>;
  readonly facts: Pick<Comparison, 'before' | 'after' | 'conflicts' | 'notes'>;
}
