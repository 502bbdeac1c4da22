import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { gtag } from './gtag.ts';

type Measured = Pick<Metric, 'value' | 'delta' | 'id'> & { readonly name: string };

function report(label: 'Web Vitals' | 'custom metric', { name, value, delta, id }: Measured): void {
  gtag('event', name, {
    // Values with one id add up to the latest.
    value: delta,
    metric_label: label,
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

/** Measures of the site's own scripts: `performance.measure('docs:<name>', …)`. */
const ownMeasure = /^docs:(.+)/;

function reportOwnMeasures(): void {
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration, startTime } of list.getEntries()) {
      const own = ownMeasure.exec(name)?.[1];
      if (own === undefined) continue;
      count += 1;
      const id = `${Math.round(performance.timeOrigin + startTime)}-${count}`;
      report('custom metric', { name: own, value: duration, delta: duration, id });
    }
  });
  observer.observe({ type: 'measure', buffered: true });
}

/** Sends how long a reader waits and how much moves under their hands, every value as soon as it is final. */
export function reportVitals(): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure((metric) => report('Web Vitals', metric));
  reportOwnMeasures();
}
