import { read, write } from './storage.ts';

interface Group {
  readonly key: string | undefined;
  readonly select: (label: string | null) => HTMLElement | null;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

const label = (tab: Element | undefined): string => tab?.textContent ?? '';

function startGroup(element: HTMLElement, choose: (group: Group, label: string) => void): Group {
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
        panels[index]?.toggleAttribute('hidden', index !== selected);
      }
      return tabs[selected] ?? null;
    },
  };

  list?.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest('[role="tab"]');
    if (tab !== null) choose(group, label(tab));
  });
  list?.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    const current = tabs.indexOf(event.target as HTMLElement);
    if (step === undefined || current < 0) return;
    event.preventDefault();
    const forward = Number.isFinite(step) && document.documentElement.dir === 'rtl' ? -step : step;
    const next = Number.isFinite(step)
      ? (current + forward + tabs.length) % tabs.length
      : Math.max(0, Math.min(forward, tabs.length - 1));
    choose(group, label(tabs[next]));
    tabs[next]?.focus();
  });

  group.select(label(tabs[0]));
  list?.removeAttribute('hidden');
  element.dataset.ready = '';
  return group;
}

/** Groups of code blocks of which one is shown; those that share a key share the choice, now and on later pages. */
export function startCodeTabs(): void {
  const choose = (chosen: Group, wanted: string) => {
    chosen.select(wanted);
    if (chosen.key === undefined) return;
    for (const group of groups) if (group.key === chosen.key) group.select(wanted);
    write(`codeblock-${chosen.key}`, wanted);
  };
  const groups = [...document.querySelectorAll<HTMLElement>('.code-tabs')].map((element) =>
    startGroup(element, choose),
  );
  for (const group of groups) if (group.key !== undefined) group.select(read(`codeblock-${group.key}`));
}
