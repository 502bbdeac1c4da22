import { createElement } from 'react';

export function Lamp({ brightness = 1, children, className }) {
  return createElement(
    'span',
    { className, role: 'img', style: { opacity: 0.2 + 0.8 * brightness } },
    '💡 ',
    children,
  );
}
