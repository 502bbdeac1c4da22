import { moduleLoader, notLoadedEvent } from '../../../renderer/module-loader.ts';
import { onPreferences } from '../../../renderer/preferences/store.ts';
import { fill } from '../../../renderer/text.ts';
import type { CodeVariant } from '../../../renderer/view/demo.ts';
import { announce } from '../announce.ts';
import { copyText } from '../copy-text.ts';
import { hashTarget } from '../hash-target.ts';
import { closeCode, filesOf, isOpen, openCode, selectedFile, shownFiles } from './code-view.ts';
import { editingOf, editings } from './edit/editings.ts';
import { alternativeOf, fragmentOf, loadFragment } from './fragments.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { runAlternative } from './run-alternative.ts';
import { startTooltips } from './tooltips.ts';
import { chooseVariant, codeVariant, showVariant } from './variant.ts';
import { words } from './words.ts';

/** How long a tool shows that it has done its work, in ms. */
const shownFor = 2000;

type Action = (demo: HTMLElement, tool: HTMLElement) => Promise<void> | void;

function showDone(tool: HTMLElement): void {
  const use = tool.querySelector('use');
  const icon = use?.getAttribute('href') ?? '';
  if (use === null || icon === '#icon-check') return;
  use.setAttribute('href', '#icon-check');
  setTimeout(() => use.setAttribute('href', icon), shownFor);
}

async function copy(tool: HTMLElement, text: string, said: string): Promise<void> {
  try {
    await copyText(text);
  } catch {
    announce(words().notAllowed);
    return;
  }
  showDone(tool);
  announce(said);
}

const loadEditor = moduleLoader(() => import('./edit/open-editor.ts'));
const loadMenu = moduleLoader(() => import('./alternatives.ts'));

const openDemos = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.demo')].filter(isOpen);

/** Actions of the tools, by their `data-tool`. The source is a plain link. */
const actions: Readonly<Record<string, Action>> = {
  variant: (_, tool) => {
    const variant = (tool as HTMLButtonElement).value as CodeVariant;
    announce(words()[variant]);
    // An open editor may announce more.
    chooseVariant(variant);
  },
  file: (demo, tool) =>
    openCode(
      demo,
      filesOf(demo).find(({ href }) => href === (tool as HTMLButtonElement).value),
    ),
  code: (demo) => {
    editingOf(demo)?.close();
    return isOpen(demo) ? closeCode(demo) : openCode(demo);
  },
  edit: async (demo, tool) => {
    const editing = editingOf(demo);
    if (editing !== undefined) return editing.close();
    const { openEditor } = await loadEditor();
    await openEditor(demo, tool as HTMLButtonElement);
  },
  alternative: async (demo, tool) => {
    const { toggleMenu } = await loadMenu();
    await toggleMenu(demo, tool as HTMLButtonElement);
  },
  copy: async (demo, tool) => {
    const file = selectedFile(demo);
    const edited = editingOf(demo)?.selected();
    if (file === undefined) return;
    const text = edited ?? (await fragmentOf(demo, file.href)).text;
    await copy(tool, text, words().copied);
  },
  // The script of the page's demos listens to both.
  export: async (demo, tool) => {
    const files = editingOf(demo)?.files() ?? (await shownFiles(demo));
    const project = alternativeOf(demo)?.project ?? null;
    const said = (text: string) => copy(tool, text, words().promptCopied);
    const detail = { kind: (tool as HTMLButtonElement).value, files, project, copy: said };
    demo.dispatchEvent(new CustomEvent('docs:demo-export', { bubbles: true, detail }));
  },
  reset: async (demo) => {
    const editing = editingOf(demo);
    if (editing !== undefined) return editing.reset();
    if (alternativeOf(demo) !== undefined) await runAlternative(demo);
    else demo.dispatchEvent(new CustomEvent('docs:demo-reset', { bubbles: true }));
    announce(words().restarted);
  },
  fullscreen: toggleFullscreen,
  link: async (demo, tool) => {
    history.replaceState(history.state, '', `#${encodeURIComponent(demo.id)}`);
    await copy(tool, location.href, words().linkCopied);
  },
};

/** Runs the action of a demo's tool. */
export async function runTool(tool: HTMLElement): Promise<void> {
  const demo = tool.closest<HTMLElement>('.demo');
  const action = actions[tool.dataset.tool ?? ''];
  if (demo === null || action === undefined) return;
  try {
    await action(demo, tool);
  } catch {
    if (tool.dataset.tool === 'fullscreen') announce(words().notAllowed);
    else document.dispatchEvent(new Event(notLoadedEvent));
  }
}

/**
 * Prefetches what a reader who has reached the tools may need next. The tool that copies names its file if there are
 * several.
 */
export function prepare(demo: HTMLElement): void {
  const files = filesOf(demo);
  for (const { href } of files) loadFragment(href).catch(() => {});
  const file = selectedFile(demo);
  const tool = demo.querySelector('[data-tool="copy"]');
  if (tool !== null && file !== undefined && files.length > 1)
    tool.ariaLabel = fill(words().copyFile, { file: file.name });
}

/** The address `#Name.js` or `#Name.tsx` opens the code of a demo in that variant. */
export async function openAtHash(): Promise<void> {
  // Every demo has an element with either id. While the page loads, none is `:target` yet.
  const demo = hashTarget(location.hash)?.closest<HTMLElement>('.demo');
  if (!demo) return;
  showVariant(location.hash.endsWith('.js') ? 'JS' : 'TS');
  await openCode(demo).catch(() => announce(words().notLoaded));
}

/** Shows on a demo that its code was copied. */
export function sayCopied(demo: HTMLElement): void {
  const tool = demo.querySelector<HTMLElement>('[data-tool="copy"]');
  if (tool !== null) showDone(tool);
  announce(words().copied);
}

let shown = codeVariant();

// The change may come from here, the settings or another tab.
onPreferences(() => {
  if (shown === codeVariant()) return;
  shown = codeVariant();
  for (const demo of openDemos()) openCode(demo).catch(() => announce(words().notLoaded));
  for (const editing of editings()) editing.followVariant().catch(() => announce(words().notLoaded));
});

startTooltips();
