import { createElement } from 'react';

export { bow } from './bow/index.js';

export const breeze = 2;
export const describeKite = ({ height }) => `${height} m`;

export function Kite({ children, hue = 'blue', wing }) {
  return createElement(
    'div',
    { className: `Kite-root Kite-${hue}`, 'data-wing': wing },
    createElement('span', { className: 'Kite-label' }, children),
  );
}

export function Tail({ length = 2, label = 'ribbon' }) {
  const ribbons = Array.from({ length }, (_, index) =>
    createElement('li', { key: index, className: 'Tail-ribbon' }, `${label} ${index + 1}`),
  );
  return createElement('ul', { className: 'Tail-root' }, ribbons);
}

export function Spool({ turns }) {
  return createElement('p', { className: 'Spool-root' }, `${turns} turns`);
}
