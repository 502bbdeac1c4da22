import type { PageView } from '../../renderer/view/page.ts';

/** Marks an element whose clicks are measured, on a site that measures any. */
export const eventAttributes = ({ site }: PageView, category: string, action: string, label: string) =>
  site.analytics
    ? { 'data-ga-event-category': category, 'data-ga-event-action': action, 'data-ga-event-label': label }
    : {};

/** On the main region: what its page is about, for those who measure visits. */
export const productAttributes = ({ site, product }: PageView) =>
  site.analytics ? { 'data-product': product.id, 'data-product-category': product.categoryId } : {};
