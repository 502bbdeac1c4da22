/** Entry of a child process: one picture a message, answered as base64, the only bytes a message can carry. */
import { drawSocialImage } from './draw-social-image.ts';
import type { SocialImage } from './social-image-svg.ts';

process.on('message', (image: SocialImage) => {
  process.send?.(drawSocialImage(image).toString('base64'));
});
process.send?.('ready');
