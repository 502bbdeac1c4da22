import { nextInRow } from '../roving.ts';

export interface FileTab {
  readonly name: string;
  /** Address of the plain text. */
  readonly href: string;
}

interface Options {
  readonly label: string;
  /** Id of the element that shows the selected file, which has the role `tabpanel`. */
  readonly panelId: string;
  readonly files: readonly FileTab[];
  readonly selected: FileTab;
  readonly select: (file: FileTab) => void;
}

export const tabId = (panelId: string): string => `${panelId}-tab`;

/** A row of tabs, one a file. Another selection needs another row. */
export function fileTabs({ label, panelId, files, selected, select }: Options): HTMLElement {
  const list = document.createElement('div');
  list.className = 'code-tab-list';
  list.setAttribute('role', 'tablist');
  list.ariaLabel = label;
  const tabs = files.map((file) => {
    const tab = document.createElement('button');
    const isSelected = file.href === selected.href;
    tab.type = 'button';
    tab.value = file.href;
    tab.textContent = file.name;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panelId);
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    if (isSelected) tab.id = tabId(panelId);
    return tab;
  });
  const selectTab = (tab: HTMLElement) => {
    const file = files[tabs.indexOf(tab as HTMLButtonElement)];
    if (file !== undefined) select(file);
  };
  list.addEventListener('click', ({ target }) => {
    if (tabs.includes(target as HTMLButtonElement)) selectTab(target as HTMLElement);
  });
  list.addEventListener('keydown', (event) => {
    const next = nextInRow(event, tabs);
    if (next === null) return;
    next.focus();
    selectTab(next);
  });
  list.append(...tabs);
  return list;
}
