import type { ProjectLook, ProjectShell } from '../shells/project-shell.ts';
import type { PackageOverrides } from '../view/demo.ts';

/** A demo as the reader sees it, to be made a project of its own. */
export interface ExportRequest extends ProjectLook {
  /** Name of the project, for people. */
  readonly title: string;
  readonly language: 'TS' | 'JS';
  /** The module whose default export is the demo, then every local file it reaches. */
  readonly files: readonly ExportFile[];
  /** Name → exact version; what begins with `@types/` is left out of a JS project. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** npm's `overrides` of these dependencies. */
  readonly overrides?: PackageOverrides;
  readonly shell: ProjectShell;
}

export interface ExportFile {
  /**
   * Path by which the imports of the other files can be resolved, with `/`. A bare file name will do for a file
   * that no other is named like.
   */
  readonly name: string;
  readonly code: string;
}
