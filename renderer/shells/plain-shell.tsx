import type { DemoShell } from './demo-shell.ts';

/** Nothing around a demo: for libraries that bring their own styles. */
export const Shell: DemoShell['Shell'] = ({ children }) => children;

export const styleSheet: DemoShell['styleSheet'] = () => '';
