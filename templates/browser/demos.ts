import { onPreferences, preferences } from '../../renderer/preferences/store.ts';
import { nextInRow } from './roving.ts';

type Tools = typeof import('./demo/tools.ts');

let tools: Promise<Tools> | null = null;

/** One promise for all clicks, so that they are handled in order; after a failure, the next one tries again. */
function loadTools(): Promise<Tools> {
  tools ??= import('./demo/tools.ts').catch((error: unknown) => {
    tools = null;
    throw error;
  });
  return tools;
}

/** Shows on a demo that its code was copied. */
export const sayDemoCopied = async (demo: HTMLElement): Promise<void> => (await loadTools()).sayCopied(demo);

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

/** Does only what must be there at once, for the lifetime of the document. The tools load when a reader reaches one. */
export function startDemoTools(): void {
  showDemoTools();
  onPreferences(showDemoTools);
  document.addEventListener('docs:page', showDemoTools);
  const prepare = async (event: Event) => {
    const demo = within(event, '[data-tool]')?.closest<HTMLElement>('.demo');
    if (demo) (await loadTools()).prepare(demo);
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
  document.addEventListener('click', async (event) => {
    const tool = within(event, '[data-tool]');
    if (tool === null || tool.dataset.tool === 'source') return;
    if (tool.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    const { runTool } = await loadTools();
    await runTool(tool);
  });

  const atHash = async () => {
    if (/\.(js|tsx)$/.test(location.hash)) await (await loadTools()).openAtHash();
  };
  addEventListener('hashchange', atHash);
  atHash();
}
