/** Adds the controls to the drawer, once. */
async function addControls(drawer: HTMLElement): Promise<void> {
  if (drawer.querySelector('.settings-body') !== null) return;
  const response = await fetch(drawer.dataset.href ?? '');
  if (!response.ok) throw new Error(`${response.url} cannot be loaded`);
  const controls = await response.text();
  // A new attempt may begin while the controls of the one before are on their way.
  if (drawer.querySelector('.settings-body') === null) drawer.insertAdjacentHTML('beforeend', controls);
}

/** The drawer opens by itself. Its controls and their code load at the first sign that the reader wants them. */
export function startSettingsButton(): void {
  const drawer = document.querySelector<HTMLElement>('#site--settings');
  if (drawer === null) return;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    delete drawer.dataset.state;
    try {
      const [{ startSettings }] = await Promise.all([import('./settings.ts'), addControls(drawer)]);
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
