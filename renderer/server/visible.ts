import type { Layout } from './fake-layout.ts';

/** Elements that show something of their own, without text. */
const shapes =
  'svg, img, canvas, input, hr, textarea, select, progress, meter, video, audio, iframe, object, embed, [role="progressbar"], [role="img"], [role="meter"], [role="slider"], [role="separator"], [role="switch"]';

const paints = ['background', 'background-color', 'background-image', 'border', 'border-top', 'box-shadow'];

const isPaint = (value: string): boolean => !/^(?:|0|none|transparent|inherit|initial|unset)$/.test(value);

/** Whether `stage` shows text, a shape, or a box that is painted and has a height. */
export const isVisible = (stage: Element, { height, declared }: Layout): boolean =>
  stage.textContent?.trim() !== '' ||
  stage.querySelector(shapes) !== null ||
  [...stage.querySelectorAll('*')].some(
    (element) =>
      element.childElementCount === 0 &&
      height(element) > 0 &&
      paints.some((property) => isPaint(declared(element, property))),
  );
