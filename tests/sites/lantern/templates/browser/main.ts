/** Tabs around code: one panel at a time, once there is a script to change it. */
function startTabs(group: HTMLElement): void {
  const tabs = [...group.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = [...group.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
  const select = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === chosen);
      tab.tabIndex = index === chosen ? 0 : -1;
      panels[index]?.toggleAttribute('hidden', index !== chosen);
    }
    tabs[chosen]?.focus();
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(index));
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (step !== undefined) select((index + step + tabs.length) % tabs.length);
    });
  }
  for (const panel of panels.slice(1)) panel.hidden = true;
  group.querySelector('[role="tablist"]')?.removeAttribute('hidden');
  group.dataset.ready = '';
}

for (const group of document.querySelectorAll<HTMLElement>('.code-tabs')) startTabs(group);
