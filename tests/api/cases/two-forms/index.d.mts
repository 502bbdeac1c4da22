export { Lamp, type LampClasses, type LampProps, lampClasses } from './Lamp.mjs';
export { OldLamp } from './OldLamp.mjs';
