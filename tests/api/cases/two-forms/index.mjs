export { Lamp, lampClasses } from './Lamp.mjs';
