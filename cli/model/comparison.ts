/** The effects of another version of the documented packages; the schema describes the keys. */
import type { ComparisonData } from '../schemas/comparison-schema.ts';
import type { Immutable } from './immutable.ts';

export type Comparison = Immutable<ComparisonData>;
export type ComparedEntry = Comparison['reference'][number];
export type ComparedDemo = Comparison['demos'][number];
export type ComparedPage = Comparison['pages'][number];
