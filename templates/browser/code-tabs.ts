import { onPreferences } from '../../renderer/preferences/store.ts';
import { rememberedLabel, rememberLabel } from './code-labels.ts';
import { nextInRow } from './roving.ts';

interface Group {
  readonly key: string | undefined;
  readonly select: (label: string | null) => HTMLElement | null;
}

const label = (tab: Element | undefined): string => tab?.textContent ?? '';

function startGroup(element: HTMLElement): Group {
  const list = element.querySelector<HTMLElement>('[role="tablist"]');
  const tabs = [...element.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = [...element.querySelectorAll<HTMLElement>('[role="tabpanel"]')];

  const group: Group = {
    key: element.dataset.storageKey,
    select: (wanted) => {
      const selected = tabs.findIndex((tab) => label(tab) === wanted);
      if (selected < 0) return null;
      for (const [index, tab] of tabs.entries()) {
        tab.ariaSelected = String(index === selected);
        tab.tabIndex = index === selected ? 0 : -1;
        // A search of the browser for text on the page finds it there, too.
        if (index === selected) panels[index]?.removeAttribute('hidden');
        else panels[index]?.setAttribute('hidden', 'until-found');
      }
      return tabs[selected] ?? null;
    },
  };

  list?.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest('[role="tab"]');
    if (tab !== null) choose(group, label(tab));
  });
  for (const [index, panel] of panels.entries())
    panel.addEventListener('beforematch', () => choose(group, label(tabs[index])));
  list?.addEventListener('keydown', (event) => {
    const next = nextInRow(event, tabs);
    if (next === null) return;
    choose(group, label(next));
    next.focus();
  });

  group.select(label(tabs[0]));
  list?.removeAttribute('hidden');
  element.dataset.ready = '';
  return group;
}

let groups: readonly Group[] = [];

function choose(chosen: Group, wanted: string): void {
  chosen.select(wanted);
  if (chosen.key === undefined) return;
  for (const group of groups) if (group.key === chosen.key) group.select(wanted);
  rememberLabel(chosen.key, wanted);
}

function recall(): void {
  for (const group of groups) if (group.key !== undefined) group.select(rememberedLabel(group.key));
}

function showTabs(): void {
  groups = [...document.querySelectorAll<HTMLElement>('.code-tabs')].map(startGroup);
  recall();
}

/** Groups of code blocks that show one block. Groups with the same key share the choice, now and on later pages. */
export function startCodeTabs(): void {
  showTabs();
  document.addEventListener('docs:page', showTabs);
  onPreferences(recall);
}
