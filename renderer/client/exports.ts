import type { ExportKind } from '../model.ts';
import type { exportDemo } from './export/export-demo.ts';
import type { ExportFile } from './export/export-request.ts';
import { imageFiles } from './export/image-files.ts';
import { type Project, withImports } from './export/with-imports.ts';
import { getPreferences } from './preferences.ts';

/** What `docs:demo-export`, dispatched on a demo, carries. */
interface ExportDetail {
  readonly kind: ExportKind;
  /** The entry first. */
  readonly files: readonly ExportFile[];
}

export interface Exporter {
  readonly exportDemo: typeof exportDemo;
  /** By the demo's id. */
  readonly projects: Readonly<Record<string, Project>>;
  /** What all demos of the site need: a reader may have made one import what another does. */
  readonly available: Project;
  /** By the demo's id: path of an image below the site's content → its URL. */
  readonly images: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const events = ['pointerover', 'focusin'] as const;

/** Makes projects of the page's demos when their tools ask for it. */
export function startExports(load: () => Promise<Exporter>): void {
  document.addEventListener('docs:demo-export', async (event) => {
    const { target, detail } = event as CustomEvent<ExportDetail>;
    const demo = target as HTMLElement;
    const { exportDemo, projects, available, images } = await load();
    const project = projects[demo.dataset.demo ?? ''];
    if (project === undefined) return;
    const { mode, direction } = getPreferences();
    exportDemo(detail.kind, {
      title: demo.id,
      language: /\.tsx?$/.test(detail.files[0]?.name ?? '') ? 'TS' : 'JS',
      files: [...detail.files, ...(await imageFiles(images[demo.dataset.demo ?? ''] ?? {}))],
      ...withImports(project, detail.files, available),
      mode,
      direction,
    });
  });
  // A new window must follow a click at once, or the browser blocks it.
  const prepare = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('[data-tool="export"]') === null) return;
    for (const name of events) document.removeEventListener(name, prepare);
    load().catch(() => {});
  };
  for (const name of events) document.addEventListener(name, prepare);
}
