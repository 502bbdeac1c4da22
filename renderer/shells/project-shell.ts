/** The reader's choices that a project of a demo follows. */
export interface ProjectLook {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

/** Surroundings of the demo in a project of its own: parts of the module that shows it. */
export interface ProjectShell {
  /** Import statements. */
  readonly imports: readonly string[];
  /** Statements below them. */
  readonly statements: readonly string[];
  /** JSX with `<Demo />` in it. */
  readonly element: string;
  /** Packages that these import besides those in `demos.project`: name → exact version. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Type declarations of those packages, for a project with types. */
  readonly types: Readonly<Record<string, string>>;
}

/** The default export of the module that `demos.project.shell` names; `demo` is that of `ShellProps`. */
export type ProjectShellFor = (look: ProjectLook, demo: string) => ProjectShell;
