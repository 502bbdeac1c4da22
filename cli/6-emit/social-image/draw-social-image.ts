import { Resvg } from '@resvg/resvg-js';
import { type SocialImage, socialImageSvg } from './social-image-svg.ts';

/** PNG, 1200 × 630 px. Text is drawn as outlines, so the machine's fonts do not matter. */
export const drawSocialImage = (image: SocialImage): Buffer =>
  new Resvg(socialImageSvg(image), { font: { loadSystemFonts: false } }).render().asPng();
