export declare const open: boolean;
