import type { ProjectLook, ProjectShell } from '../shells/project-shell.ts';
import type { PackageOverrides } from '../view/demo.ts';

/** A demo as the reader sees it, for a project of its own. */
export interface ExportRequest extends ProjectLook {
  /** Name of the project, for people. */
  readonly title: string;
  readonly language: 'TS' | 'JS';
  /** The module whose default export is the demo, then every local file it reaches. */
  readonly files: readonly ExportFile[];
  /** Name → exact version; a JS project leaves out names that begin with `@types/`. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** npm `overrides` for these dependencies. */
  readonly overrides?: PackageOverrides;
  readonly shell: ProjectShell;
}

export interface ExportFile {
  /** Path with `/`, by which imports of the other files are resolved. A bare file name is enough when it is unique. */
  readonly name: string;
  readonly code: string;
}
