import { createElement, useId, useState } from 'react';
import { Lamp } from './lamp.js';

export function Dimmer({ defaultValue = 50, label, step = 1 }) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  return createElement(
    'div',
    null,
    createElement('label', { htmlFor: id }, label),
    createElement('input', {
      id,
      type: 'range',
      min: 0,
      max: 100,
      step,
      value,
      onChange: (event) => setValue(event.target.valueAsNumber),
    }),
    createElement(Lamp, { brightness: value / 100 }, `${value} %`),
  );
}
