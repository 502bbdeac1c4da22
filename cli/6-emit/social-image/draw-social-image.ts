import { Resvg } from '@resvg/resvg-js';
import { type SocialImage, socialImageSvg } from './social-image-svg.ts';

/** PNG, 1200 × 630 px. Text arrives as outlines, so the machine's fonts have no say. */
export const drawSocialImage = (image: SocialImage): Buffer =>
  new Resvg(socialImageSvg(image), { font: { loadSystemFonts: false } }).render().asPng();
