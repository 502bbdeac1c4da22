import { moduleLoader } from '../../renderer/module-loader.ts';
import { onApproach } from './approach.ts';

const load = moduleLoader(() => import('./copy-markdown.ts'));

const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Copies the Markdown of a page or section by the buttons for it. Those of sections appear when a reader reaches a
 * heading. Listens on the document, because the page may be replaced.
 */
export function startCopyPage(): void {
  onApproach((event) => {
    const heading = closest(event, '.prose > h2[id]');
    if (heading !== null)
      load().then(
        ({ addSectionButton }) => addSectionButton(heading),
        () => {},
      );
    // A browser allows copying only shortly after the click.
    else if (closest(event, '[data-copy-page]') !== null) load().catch(() => {});
  });
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-copy-page]');
    if (button !== null)
      load().then(
        ({ copyMarkdown }) => copyMarkdown(button),
        () => {},
      );
  });
}
