/** The committed proof of the defaults that the reference prints: `content/api/proof.json`. */

/** The verdict of a demo's pictures on a default. */
export type ProofResult =
  /** Without the prop as with the default, and different with another value. */
  | 'proved'
  /** The same with every value that was tried. */
  | 'unobservable'
  /** Different with the default than without the prop. */
  | 'contradicted'
  /** The default is told in words, or is code that needs its module. */
  | 'unwritten'
  /** No demo has the component without the prop. */
  | 'undrawn';

export interface ProvedDefault {
  /** As the reference prints it. */
  readonly default: string;
  readonly result: ProofResult;
  /** Id of the demo that was drawn; absent when none was. */
  readonly demo?: string;
  /** The other value, as code. */
  readonly other?: string;
}

export interface ApiProof {
  /** Package → the version that was drawn. */
  readonly packages: Readonly<Record<string, string>>;
  /** Entry, for example `lamps Lamp prop colour` → its proof. */
  readonly defaults: Readonly<Record<string, ProvedDefault>>;
}
