import type { PageView } from '../../renderer/view/page.ts';

/** Marks an element for the measurement of clicks, on a site that measures them. */
export const eventAttributes = ({ site }: PageView, category: string, action: string, label: string) =>
  site.analytics
    ? { 'data-ga-event-category': category, 'data-ga-event-action': action, 'data-ga-event-label': label }
    : {};

/** Attributes of the main region that name the subject of its page, for the measurement of visits. */
export const productAttributes = ({ site, product }: PageView) =>
  site.analytics ? { 'data-product': product.id, 'data-product-category': product.categoryId } : {};
