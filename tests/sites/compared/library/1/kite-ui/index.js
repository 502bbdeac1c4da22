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

export function Flag({ children }) {
  return createElement('p', { className: 'Flag-root', style: { padding: 4 } }, children);
}

export function RiseButton() {
  return createElement(
    'button',
    { type: 'button', 'aria-label': 'Rise', className: 'Rise-root' },
    createElement('svg', { viewBox: '0 0 24 24' }),
  );
}

const row = (height, index) =>
  createElement(
    'div',
    { key: index, role: 'row', className: 'Log-row', 'aria-rowindex': index + 1 },
    createElement('span', { role: 'cell', 'aria-colindex': 1 }, `Flight ${index + 1}`),
    createElement('span', { role: 'cell', 'aria-colindex': 2 }, `${height} m`),
  );

export function FlightLog({ heights }) {
  return createElement(
    'div',
    { role: 'table', 'aria-label': 'Flights', 'aria-rowcount': heights.length, 'aria-colcount': 2 },
    heights.slice(0, 2).map(row),
  );
}

export function GustChart() {
  return createElement(
    'svg',
    { className: 'Gusts-root', viewBox: '0 0 200 100', role: 'img', 'aria-label': 'Gusts' },
    createElement('circle', { cx: 20, cy: 30, r: 5, fill: 'rgb(255, 0, 0)' }),
    createElement('rect', { x: 40, y: 10.5, width: 30, height: 20, fill: '#00f' }),
  );
}
