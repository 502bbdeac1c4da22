import { Lamp } from './Lamp.mjs';

export const OldLamp = Lamp;
