import { siteBase } from '../../../renderer/preferences/site-base.ts';
import { fill } from '../../../renderer/text.ts';
import type { SourceText } from '../../../renderer/view/demo.ts';
import { type FileTab, fileTabs, tabId } from './file-tabs.ts';
import { alternativeOf, type Fragment, fragmentOf } from './fragments.ts';
import { codeVariant } from './variant.ts';
import { words } from './words.ts';

/** Number of the last request: its result is shown, whatever arrives first. */
const asked = new WeakMap<HTMLElement, number>();

/** The same for a file and its variant. */
const stem = (href: string): string => href.replace(/\.\w+\.txt$/, '');

/** Path of a file below the site's content. */
export const contentPath = ({ href }: FileTab): string =>
  decodeURI(href)
    .slice(siteBase().length)
    .replace(/\.txt$/, '');

/** The files of a demo in the variant that the page shows, the entry first: those that the document links. */
export function filesOf(demo: HTMLElement): FileTab[] {
  const links = [...demo.querySelectorAll<HTMLAnchorElement>('.demo-sources a')];
  const variants = links.flatMap(({ dataset }) => dataset.variant ?? []);
  const variant = codeVariant();
  const own = links.filter(({ dataset }) => dataset.variant === variant);
  const shared = links.filter(({ dataset }) => dataset.variant === undefined || !variants.includes(variant));
  // In a demo with two variants, the entry is a file that the other one lacks.
  return [...own, ...shared].map((link) => ({
    name: link.textContent ?? '',
    href: link.getAttribute('href') ?? '',
  }));
}

/** The file whose tab is selected; the entry when there are no tabs. */
export function selectedFile(demo: HTMLElement): FileTab | undefined {
  const files = filesOf(demo);
  const tab = demo.querySelector<HTMLButtonElement>('.demo-files [aria-selected="true"]');
  return files.find(({ href }) => stem(href) === stem(tab?.value ?? '')) ?? files[0];
}

export const isOpen = (demo: HTMLElement): boolean => demo.dataset.code === 'open';

function setOpen(demo: HTMLElement, open: boolean): void {
  demo.dataset.code = open ? 'open' : 'closed';
  const button = demo.querySelector('[data-tool="code"]');
  if (button !== null) button.ariaExpanded = String(open);
}

/** Shows the code of a demo, or another file of it. The current code stays until the next one has loaded. */
export async function openCode(demo: HTMLElement, file = selectedFile(demo)): Promise<void> {
  if (file === undefined) return;
  const turn = (asked.get(demo) ?? 0) + 1;
  asked.set(demo, turn);
  const alternative = alternativeOf(demo);
  const fragment = await fragmentOf(demo, file.href);
  if (asked.get(demo) !== turn) return;
  const files = filesOf(demo);
  // The reader may have chosen the other variant or another library in the meantime.
  if (alternative !== alternativeOf(demo) || !files.some(({ href }) => href === file.href))
    return openCode(demo);
  const focused = demo.querySelector('.demo-code :is([role="tab"], [data-tool="file"]):focus') !== null;
  const container = demo.querySelector('.demo-files') ?? addContainer(demo);
  const panel = codePanel(demo, file, fragment);
  const tabs = fileTabs({
    label: fill(words().files, { name: demo.id }),
    panelId: panelId(demo),
    files,
    selected: file,
    select: (chosen) => openCode(demo, chosen),
  });
  container.replaceChildren(...(files.length > 1 ? [tabs] : []), panel);
  if (focused) container.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  setOpen(demo, true);
}

export function closeCode(demo: HTMLElement): void {
  asked.delete(demo);
  setOpen(demo, false);
}

function addContainer(demo: HTMLElement): Element {
  const container = document.createElement('div');
  container.className = 'demo-files';
  // The document has a block of code in the same place for a demo that is open from the start.
  for (const block of demo.querySelectorAll('.demo-full')) block.remove();
  demo.querySelector('.demo-sources')?.before(container);
  return container;
}

const panelId = (demo: HTMLElement): string => `${demo.id}-file`;

function codePanel(demo: HTMLElement, { name }: FileTab, { html }: Fragment): HTMLElement {
  const language = name.slice(name.lastIndexOf('.') + 1);
  const panel = document.createElement('div');
  panel.className = 'code';
  panel.id = panelId(demo);
  panel.dataset.language = language;
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  const code = document.createElement('code');
  code.className = `language-${language}`;
  code.innerHTML = html;
  pre.append(code);
  panel.append(pre);
  if (filesOf(demo).length > 1) {
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tabId(panelId(demo)));
  }
  return panel;
}

/** All shown files of a demo, the entry first. */
export const shownFiles = (demo: HTMLElement): Promise<SourceText[]> =>
  Promise.all(
    filesOf(demo).map(async (file) => ({
      name: contentPath(file),
      code: (await fragmentOf(demo, file.href)).text,
    })),
  );
