export declare const paper: string;
