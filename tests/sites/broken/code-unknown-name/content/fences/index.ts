export declare const paper: { fold(): void };
