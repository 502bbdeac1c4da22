export * from 'kite-ui';

/** Gusts of an hour. */
export declare function useGusts(): number[];
