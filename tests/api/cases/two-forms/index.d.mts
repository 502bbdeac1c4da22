export { Lamp, type LampClasses, type LampProps, lampClasses } from './Lamp.mjs';
