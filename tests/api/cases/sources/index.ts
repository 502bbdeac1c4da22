export { Lamp } from './Lamp';
export { Kite } from './Kite';
export { wing, Wing } from './wing';
export { Old } from './Old';
