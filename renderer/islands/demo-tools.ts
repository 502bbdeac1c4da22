/** Code that the scripts of all pages with demos share. */
export { startExports } from '../export/exports.ts';
export { startPlayground } from '../playground/playground.ts';
export { startDemos } from './islands.ts';
export { pageDemos } from './page-demos.ts';
