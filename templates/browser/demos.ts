import { moduleLoader } from '../../renderer/module-loader.ts';
import { onPreferences, preferences } from '../../renderer/preferences/store.ts';
import { nextInRow } from './roving.ts';

/** One promise for all clicks, so that they are handled in order. */
const loadTools = moduleLoader(() => import('./demo/tools.ts'));

type Tools = typeof import('./demo/tools.ts');

/** Runs something with the tools. If they cannot be loaded, the page shows that. */
const withTools = (run: (tools: Tools) => unknown): Promise<unknown> => loadTools().then(run, () => {});

/** Shows on a demo that its code was copied. */
export const sayDemoCopied = (demo: HTMLElement): Promise<unknown> =>
  withTools(({ sayCopied }) => sayCopied(demo));

const within = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

const toolbarOf = (event: Event) => within(event, '.demo-toolbar');

/** Adapts the tools of newly inserted demos to the browser and the reader's choices. */
function showDemoTools(): void {
  const { codeVariant } = preferences();
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-tool="variant"]'))
    button.ariaPressed = String(button.value === codeVariant);
  if (!document.fullscreenEnabled)
    for (const tool of document.querySelectorAll('[data-tool="fullscreen"]')) tool.remove();
}

/**
 * Adds only the listeners that must be there at once, for the lifetime of the document. The tools load when a reader
 * reaches one.
 */
export function startDemoTools(): void {
  showDemoTools();
  onPreferences(showDemoTools);
  document.addEventListener('docs:page', showDemoTools);
  const prepare = (event: Event) => {
    const demo = within(event, '[data-tool]')?.closest<HTMLElement>('.demo');
    if (demo) withTools((tools) => tools.prepare(demo));
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', (event) => {
    prepare(event);
    const tool = within(event, '[data-tool]');
    for (const other of toolbarOf(event)?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])
      if (tool !== null) other.tabIndex = other === tool ? 0 : -1;
  });
  document.addEventListener('keydown', (event) => {
    const row = toolbarOf(event)?.querySelectorAll<HTMLElement>('[data-tool]');
    if (row !== undefined) nextInRow(event, [...row])?.focus();
  });
  document.addEventListener('click', (event) => {
    const tool = within(event, '[data-tool]');
    if (tool === null || tool.dataset.tool === 'source') return;
    if (tool.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    withTools(({ runTool }) => runTool(tool));
  });

  const atHash = () => {
    if (/\.(js|tsx)$/.test(location.hash)) withTools(({ openAtHash }) => openAtHash());
  };
  addEventListener('hashchange', atHash);
  atHash();
}
