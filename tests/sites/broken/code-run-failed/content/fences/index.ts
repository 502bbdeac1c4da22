export declare const sheets: readonly string[];
