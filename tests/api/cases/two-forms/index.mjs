export { Lamp, lampClasses } from './Lamp.mjs';
export { OldLamp } from './OldLamp.mjs';
