import { createElement } from 'react';

export const bow = 'bow';
export const describeKite = ({ height }) => `${height} m`;
export const useGusts = () => [1, 3, 2];

export function Kite({ children, hue = 'red', wingSpan }) {
  return createElement(
    'section',
    { className: `Kite-root Kite-hue-${hue}`, 'data-wing': wingSpan },
    createElement('span', { className: 'Kite-label' }, children),
    createElement('small', { className: 'Kite-hint' }, 'flies'),
  );
}

export function Tail({ length, label = 'Ribbon' }) {
  console.warn('Tail: ribbons are drawn.');
  const ribbons = Array.from({ length }, (_, index) =>
    createElement('li', { key: index, className: 'Tail-ribbon' }, `${label} ${index + 1}`),
  );
  return createElement('ul', { className: 'Tail-root' }, ribbons);
}

export function Spool({ turns }) {
  if (turns < 0) throw new Error('A spool has no negative turns.');
  return createElement('p', { className: 'Spool-root' }, `${turns} turns`);
}
