import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from './indexed-png.ts';
import { type SocialImage, socialImageSvg } from './social-image-svg.ts';

/** PNG, 1200 × 630 px. Text arrives as outlines, so the machine's fonts have no say. */
export function drawSocialImage(image: SocialImage): Buffer {
  const drawn = new Resvg(socialImageSvg(image), { font: { loadSystemFonts: false } }).render();
  return indexedPng(drawn.pixels, drawn.width, drawn.height) ?? drawn.asPng();
}
