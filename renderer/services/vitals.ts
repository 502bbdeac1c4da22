import { bots } from '../preferences/bots.ts';

/** Share of visits that are measured. */
const sampleRate = 0.0001;

const key = 'vitals-sample';

/** Decided once a visit, so that all pages of a visit are measured or none. */
function isSampled(): boolean {
  if (bots.test(navigator.userAgent)) return false;
  try {
    const decided = sessionStorage.getItem(key) ?? String(Math.random() < sampleRate);
    sessionStorage.setItem(key, decided);
    return decided === 'true';
  } catch {
    return false;
  }
}

/** Measures the speed of the site; the code for it is loaded only for measured visits. */
export function startVitals(): void {
  if (!isSampled()) return;
  import('./report-vitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    () => {},
  );
}
