/** A box with a side. */
export declare function Box(props: {
  /** In millimetres. */
  side: number;
}): React.JSX.Element;
export interface Square {
  side: number;
}
/** In square millimetres. */
export declare function area(shape: Square): number;
