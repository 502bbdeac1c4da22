import { inOneLine } from './in-one-line.ts';

/**
 * Loads the page again when one of its scripts or style sheets is gone and the host has a page without it. On the way
 * back a browser shows a page as it has kept it, and a cache on the line may do so, too, but after a deployment the host
 * may lack what that page names. Not after a reload: two hosts with different builds would have it reload again and
 * again.
 */
export const replaceStale = inOneLine`
  addEventListener('error', async ({ target }) => {
    if (type === 'reload' || !target.matches?.('[type=module],[data-site],[data-page]')) return;
    const page = await fetch(location, { cache: 'no-cache' });
    const { src, href } = target.attributes;
    if (page.ok && !(await page.text()).includes((src ?? href).value)) location.reload();
  }, true);
`;
