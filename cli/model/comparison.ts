/** The effects of another version of the documented packages; the schema describes the keys. */
import type { ComparisonData } from '../schemas/comparison-schema.ts';
import type { Immutable } from '../schemas/immutable.ts';

export type Comparison = Immutable<ComparisonData>;
export type ComparedEntry = Comparison['reference'][number];
export type ComparedDemo = Comparison['demos'][number];
export type ComparedPage = Comparison['pages'][number];
export type DemoStatus = ComparedDemo['status'];
export type PictureChange = ComparedDemo['picture'][number];
export type Sense = PictureChange['sense'];
export type CodemodResult = NonNullable<Comparison['codemod']>['demos'][number];
export type FaultChange = ComparedDemo['accessibility'][number];
