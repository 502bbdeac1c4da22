type Sums = Record<string, string | number>;

export declare const entries: {
  readonly account: string;
  readonly project: string;
  readonly amount: number;
}[];
export declare const pivot: (list: typeof entries) => Sums[];
export declare const rows: Map<string, Sums>;
