/** Code that the scripts of all pages with demos share. */
export { startExports } from './export/exports.ts';
export { startDemos } from './islands/islands.ts';
export { pageDemos } from './islands/page-demos.ts';
export { startPlayground } from './playground/playground.ts';
