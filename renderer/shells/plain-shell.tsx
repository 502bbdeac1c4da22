import type { DemoShell } from './demo-shell.ts';

/** Nothing around a demo: for libraries that bring their own styles. */
export const shell: DemoShell = {
  Shell: ({ children }) => children,
  styleSheet: () => '',
};
