import type { DigestData } from '../schemas/digest-schema.ts';
import type { Immutable } from '../schemas/immutable.ts';

/** The part of a comparison that a page of the site shows: what breaks, and demos that show something else. */
export type ComparisonDigest = Immutable<DigestData>;
