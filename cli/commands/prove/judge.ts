import type { ProofResult } from '../../model/proof.ts';

/** Pictures of one demo as comparable texts; null when the demo cannot be drawn so. */
export interface Pictures {
  /** Without the prop. */
  readonly absent: string | null;
  /** With the default. */
  readonly stated: string | null;
  /** With another value; null also when there is none. */
  readonly other: string | null;
}

/** The verdict of three pictures on a default; null when they give none. */
export function judge({ absent, stated, other }: Pictures): ProofResult | null {
  if (absent === null || stated === null) return null;
  if (absent !== stated) return 'contradicted';
  return other === null || other === absent ? 'unobservable' : 'proved';
}
