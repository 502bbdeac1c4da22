import { Globals } from '@react-spring/web';

function animateAgain(): void {
  const { matches } = matchMedia('(prefers-reduced-motion)');
  Globals.assign({ skipAnimation: matches });
}

/**
 * Leaves out the entrance of a chart, which comes alive unseen above its picture; the picture shows the chart after its
 * entrance. Animations are on again once the chart can be seen, unless the reader wants none.
 */
export default function leaveOutEntrance(): void {
  Globals.assign({ skipAnimation: true });
  document.addEventListener('docs:demo-live', animateAgain, { once: true });
}
