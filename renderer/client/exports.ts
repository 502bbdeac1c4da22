import type { ExportKind } from '../model.ts';
import type { exportDemo } from './export/export-demo.ts';
import type { ExportFile, ExportRequest } from './export/export-request.ts';
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
  readonly projects: Readonly<Record<string, Pick<ExportRequest, 'dependencies' | 'overrides'>>>;
}

const events = ['pointerover', 'focusin'] as const;

/** Makes projects of the page's demos when their tools ask for it. */
export function startExports(load: () => Promise<Exporter>): void {
  document.addEventListener('docs:demo-export', async (event) => {
    const { target, detail } = event as CustomEvent<ExportDetail>;
    const demo = target as HTMLElement;
    const { exportDemo, projects } = await load();
    const project = projects[demo.dataset.demo ?? ''];
    if (project === undefined) return;
    const { mode, direction } = getPreferences();
    exportDemo(detail.kind, {
      title: demo.id,
      language: /\.tsx?$/.test(detail.files[0]?.name ?? '') ? 'TS' : 'JS',
      files: detail.files,
      ...project,
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
