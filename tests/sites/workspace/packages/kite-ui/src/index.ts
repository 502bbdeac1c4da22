export { Kite, type KiteProps } from './Kite';
export { Reel, type ReelProps } from './Reel';
export { WindGauge, type WindGaugeProps } from './WindGauge';
