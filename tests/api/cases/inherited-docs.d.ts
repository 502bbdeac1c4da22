export interface Lamp {
  /**
   * Dims the lamp.
   * @param by In percent.
   * @returns The level.
   */
  dim(by: number): number;
  /** How bright it is. */
  level: number;
}

export interface Dimmer extends Lamp {
  /** {@inheritDoc Lamp.dim} */
  dimAll(by: number): number;
  /** {@inheritDoc} And no more than 9. */
  level: 0 | 9;
  /** {@inheritDoc Nobody.knows} */
  lost: string;
  /** {@inheritDoc Dimmer.itself} Ends. */
  itself: string;
  /** @inheritdoc */
  dim(by: number): number;
  /** Not for you. @internal */
  inner: string;
  /** In a line. @default 1 */
  lined?: number;
}
