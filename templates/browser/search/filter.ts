import type { SearchManifest } from '../../../renderer/search/model.ts';
import { element } from './element.ts';
import type { Say } from './texts.ts';

export interface Filter {
  readonly element: HTMLElement;
  readonly value: () => number | null;
  readonly choose: (product: number | null) => void;
}

/**
 * A choice of one product or all of them, with the reader's own next to "all". Hidden when there is nothing to choose.
 */
export function filter({ products }: SearchManifest, current: number | null, say: Say): Filter {
  const numbers = products.map((_, index) => index).filter((index) => index !== current);
  const inOrder = [null, ...(current === null ? [] : [current]), ...numbers];
  const radios = inOrder.map((product) => {
    const radio = element('input', { type: 'radio', name: 'search-product', class: 'sr' });
    radio.value = product === null ? '' : String(product);
    radio.checked = product === null;
    return radio;
  });
  const chips = radios.map((radio, index) => {
    const product = inOrder[index];
    const name =
      product === null || product === undefined ? say('search.everywhere') : products[product]?.name;
    return element('label', { class: 'search-chip' }, radio, name ?? '');
  });
  const legend = element('legend', { class: 'sr' }, say('search.filter'));
  return {
    element: element('fieldset', { class: 'search-filter', hidden: products.length < 2 }, legend, ...chips),
    value: () => inOrder[radios.findIndex((radio) => radio.checked)] ?? null,
    choose: (product) => {
      const radio = radios[inOrder.indexOf(product)];
      if (radio === undefined) return;
      radio.checked = true;
      radio.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}
