export { Dimmer } from './dimmer.js';
export { Lamp } from './lamp.js';
