export { Dimmer, type DimmerProps } from './dimmer.js';
export { Lamp, type LampProps } from './lamp.js';
