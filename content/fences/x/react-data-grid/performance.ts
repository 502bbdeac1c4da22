export declare const response: {
  readonly quantity: number;
  readonly price: number;
}[];
