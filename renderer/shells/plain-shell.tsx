import type { DemoShell } from './demo-shell.ts';

/** Nothing around a demo: for libraries that bring their own styles. */
const plainShell: DemoShell = {
  Shell: ({ children }) => children,
  styleSheet: () => '',
};

export default plainShell;
