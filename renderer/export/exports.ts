import { moduleLoader } from '../module-loader.ts';
import { getPreferences } from '../preferences/demo-preferences.ts';
import type { ProjectShellFor } from '../shells/project-shell.ts';
import type { ExportKind } from '../view/export-targets.ts';
import type { exportDemo } from './export-demo.ts';
import type { ExportFile } from './export-request.ts';
import type { imageFiles } from './image-files.ts';
import type { Project, withImports } from './with-imports.ts';

/** Detail of `docs:demo-export`, dispatched on a demo. */
interface ExportDetail {
  readonly kind: ExportKind;
  /** The entry first. */
  readonly files: readonly ExportFile[];
  /** Replaces the demo's own project; null keeps that. */
  readonly project: Project | null;
  /** Puts a text on the clipboard, and tells the reader. */
  readonly copy: (text: string) => void;
}

export interface Exporter {
  readonly exportDemo: typeof exportDemo;
  readonly imageFiles: typeof imageFiles;
  readonly withImports: typeof withImports;
  readonly projectShell: ProjectShellFor;
  /** Projects by demo id. */
  readonly projects: Readonly<Record<string, Project>>;
  /** Dependencies of all demos of the site: a reader may have made one demo import what another does. */
  readonly available: Project;
  /** Demo id → path of an image below the site's content → its URL. */
  readonly images: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const loaders = new Map<string, () => Promise<Exporter>>();

const demoOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-demo]') : null;

const loaderOf = (demo: HTMLElement | null) => loaders.get(demo?.dataset.demo ?? '');

async function exportProject(event: Event): Promise<void> {
  const demo = demoOf(event);
  const load = loaderOf(demo);
  if (demo === null || load === undefined) return;
  const exporter = await load().catch(() => null);
  // The page already shows the failure.
  if (exporter === null) return;
  const { exportDemo, imageFiles, withImports, projectShell, projects, available, images } = exporter;
  const id = demo.dataset.demo ?? '';
  const { kind, files, project: given, copy } = (event as CustomEvent<ExportDetail>).detail;
  const project = given ?? projects[id];
  if (project === undefined) return;
  const { mode, direction } = getPreferences();
  const look = { mode, direction };
  const request = {
    title: demo.id,
    language: /\.tsx?$/.test(files[0]?.name ?? '') ? ('TS' as const) : ('JS' as const),
    files: [...files, ...(await imageFiles(images[id] ?? {}))],
    ...withImports(project, files, available),
    ...look,
    shell: projectShell(look, id),
  };
  exportDemo(kind, request, copy);
}

/** A new window must follow a click at once, or the browser blocks it. */
function prepare(event: Event): void {
  if (!(event.target as Element).closest?.('[data-tool="export"]')) return;
  loaderOf(demoOf(event))?.().catch(() => {});
}

/** Exports the demos with these ids when their tools request it, on every visit of their page. */
export function startExports(ids: readonly string[], load: () => Promise<Exporter>): void {
  if (loaders.size === 0) {
    document.addEventListener('docs:demo-export', exportProject);
    for (const name of ['pointerover', 'focusin']) document.addEventListener(name, prepare);
  }
  const loadOnce = moduleLoader(load);
  for (const id of ids) loaders.set(id, loadOnce);
}
