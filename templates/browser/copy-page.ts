import { moduleLoader } from '../../renderer/module-loader.ts';
import { onApproach } from './approach.ts';

const load = moduleLoader(() => import('./copy-markdown.ts'));

/**
 * Copies the Markdown of a page or section by the buttons for it. Those of sections appear when a reader reaches a
 * heading. Listens on the document, because the page may be replaced.
 */
export function startCopyPage(): void {
  const on =
    (action: 'prepare' | 'copy') =>
    ({ target }: Event): void => {
      const found = (target as Element).closest?.<HTMLElement>('[data-copy-page],.prose>h2[id]');
      if (found)
        load().then(
          (module) => module[action](found),
          () => {},
        );
    };
  onApproach(on('prepare'));
  document.addEventListener('click', on('copy'));
}
