import { notLoadedEvent } from '../../renderer/module-loader.ts';

/** Whether something could not be loaded. Then the next page comes in a new document, which tries everything again. */
export const isIncomplete = (): boolean => document.querySelector('.not-loaded') !== null;

/** Shows the message that a part of the page is missing, with a link that loads the page again. */
export function sayNotLoaded(place: Element): void {
  const template = document.querySelector<HTMLTemplateElement>('#site--not-loaded');
  if (template !== null && place.querySelector(':scope > .not-loaded') === null)
    place.append(template.content.cloneNode(true));
}

export function startNotLoaded(): void {
  document.addEventListener(notLoadedEvent, () => sayNotLoaded(document.body));
}
