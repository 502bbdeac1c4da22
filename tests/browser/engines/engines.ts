import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** The engines by their names, each with settings of its own. */
export const engines = [
  ['Chromium', () => startChromium()],
  ['Firefox', () => startFirefox()],
  ['WebKit', () => startWebKit()],
] as const;
