import { forwardRef } from 'react';

export interface WindGaugeProps {
  /** Speed of the wind in km/h. */
  speed: number;
  /**
   * Speed at which the scale ends.
   * @default 80
   */
  max?: number;
}

/** Shows the speed of the wind on a scale. */
export const WindGauge = forwardRef<HTMLMeterElement, WindGaugeProps>(function WindGauge(
  { speed, max = 80 },
  ref,
) {
  return (
    <meter ref={ref} aria-label="Wind" min={0} max={max} value={speed}>
      {speed} km/h
    </meter>
  );
});
