/** As of a candle. */
export declare const warm: string;
/** Of a second name, and no more told. */
export { warm as yellow };
