export { default as Knob } from './Knob';
export { default as Switch } from './Switch';
