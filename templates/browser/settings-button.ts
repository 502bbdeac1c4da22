import { moduleLoader } from '../../renderer/module-loader.ts';
import { onApproach } from './approach.ts';
import { sayNotLoaded } from './not-loaded.ts';

/** The drawer opens by itself. Its controls and their code load at the first sign that the reader wants them. */
export function startSettingsButton(): void {
  const drawer = document.querySelector<HTMLElement>('#site--settings');
  if (drawer === null) return;
  const loadCode = moduleLoader(() => import('./settings.ts'));
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadCode()
      .then(({ startSettings }) => startSettings(drawer))
      .catch(() => {
        isLoading = false;
        sayNotLoaded(drawer);
      });
  };
  onApproach(({ target }) => {
    if (target instanceof Element && target.closest('[popovertarget="site--settings"]') !== null) load();
  });
  drawer.addEventListener('toggle', load);
}
