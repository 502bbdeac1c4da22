export declare const below: number;
export declare const yScale: (value: number) => number;
