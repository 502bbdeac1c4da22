import type { ProjectShellFor } from './project-shell.ts';

/** Nothing around a demo: for libraries that bring their own styles. */
const plainProjectShell: ProjectShellFor = () => ({
  imports: [],
  statements: [],
  element: '<Demo />',
  dependencies: {},
  types: {},
});

export default plainProjectShell;
