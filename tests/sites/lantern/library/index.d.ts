export { Dimmer, type DimmerProps } from './dimmer.js';
export { type Brightness, Lamp, type LampProps } from './lamp.js';
