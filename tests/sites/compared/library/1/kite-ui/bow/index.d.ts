/** A bow on a tail. */
export declare const bow: string;
