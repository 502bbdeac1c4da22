/** The drawer opens by itself. The code of its controls loads at the first sign that the reader wants it. */
export function startSettingsButton(): void {
  const drawer = document.querySelector<HTMLElement>('#site--settings');
  if (drawer === null) return;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { startSettings } = await import('./settings.ts');
      await startSettings(drawer);
      drawer.dataset.state = 'ready';
    } catch {
      isLoading = false;
      drawer.dataset.state = 'failed';
    }
  };
  const isOpener = ({ target }: Event) =>
    target instanceof Element && target.closest('[popovertarget="site--settings"]') !== null;
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => isOpener(event) && load(), { passive: true });
  drawer.addEventListener('beforetoggle', load);
}
