import type { ComponentType } from 'react';

/** Whether an export is a component: a function, or one of React's marked objects. */
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && typeof value.$$typeof === 'symbol');

/** Whether an export is an async function, of any realm. */
const isAsync = (value: unknown): boolean =>
  typeof value === 'function' && Object.prototype.toString.call(value) === '[object AsyncFunction]';

const asyncAdvice =
  'Only servers render such components. Wait in an effect, or read a promise that is made outside the component with `use` of React 19.';

/** The component that a module of a demo exports; throws when readers' browsers could not render it. */
export function defaultComponent({ default: value }: Readonly<Record<string, unknown>>): ComponentType {
  if (isAsync(value)) throw new Error(`its component is an async function. ${asyncAdvice}`);
  if (isComponent(value)) return value;
  throw new Error('the module has no default export that is a component.');
}
