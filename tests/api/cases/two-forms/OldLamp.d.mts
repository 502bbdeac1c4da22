import type { Lamp } from './Lamp.mjs';

/** Another name of the lamp. */
export declare const OldLamp: typeof Lamp;
