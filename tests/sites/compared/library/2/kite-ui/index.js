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

export function Flag({ children }) {
  return createElement(
    'p',
    { className: 'Flag-cloth Flag-root', 'data-flag': '', title: children, style: { padding: 8 } },
    createElement('span', null, children),
  );
}

export function RiseButton() {
  return createElement(
    'button',
    { type: 'button', className: 'Rise-root' },
    createElement('svg', { viewBox: '0 0 24 24' }),
  );
}

const row = (height, index) =>
  createElement(
    'div',
    { key: index, role: 'row', className: 'Log-row', 'aria-rowindex': index + 1 },
    createElement('span', { role: 'gridcell', 'aria-colindex': 1 }, `Flight ${index + 1}`),
    createElement('span', { role: 'gridcell', 'aria-colindex': 2 }, `${height} m`),
  );

export function FlightLog({ heights }) {
  return createElement(
    'div',
    { className: 'Log-frame' },
    createElement(
      'div',
      { role: 'table', 'aria-label': 'Flights', 'aria-rowcount': heights.length, 'aria-colcount': 2 },
      heights.map(row),
    ),
  );
}

export function GustChart() {
  return createElement(
    'svg',
    { className: 'Gusts-root', viewBox: '0 0 200 100', role: 'img', 'aria-label': 'Gusts' },
    createElement(
      'g',
      { transform: 'translate(20, 30)' },
      createElement('circle', { r: 5, fill: '#ff0000' }),
    ),
    createElement('rect', {
      y: 10,
      width: 30,
      height: 20,
      fill: '#00F',
      style: { transform: 'translate(40px, 0px)' },
    }),
    createElement('rect', { width: 30, height: 20, fill: 'none' }),
  );
}
