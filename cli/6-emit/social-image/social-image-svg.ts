import { escapeXml } from '../../site/escape-xml.ts';
import { socialImageSize } from '../../site/social-image-size.ts';
import { type Typeface, typeface } from './typeface.ts';
import { wrapText } from './wrap-text.ts';

/** Content of an image. Colours are CSS colours; text is white on `ground`, which should be dark. */
export interface SocialImage {
  readonly site: string;
  readonly product: string;
  readonly title: string;
  readonly description: string;
  readonly plan: string | null;
  /** Host of the site. */
  readonly address: string;
  readonly ground: string;
  readonly accent: string;
  /** An SVG document. */
  readonly logo: string | null;
}

const { width, height } = socialImageSize;
const margin = 80;
const room = width - 2 * margin;
const regular = typeface(400);
const medium = typeface(500);
const semibold = typeface(600);
const strong = 'fill="#fff"';
const muted = 'fill="#fff" fill-opacity="0.72"';
/** Lowest baseline of the description, above the address. */
const lowest = 540;

function line(face: Typeface, text: string, x: number, y: number, size: number, fill: string): string {
  return `<path ${fill} d="${face.outline(text, x, y, size)}"/>`;
}

/** The largest size at which the title fits its lines. */
function titleLines(title: string): { readonly size: number; readonly lines: readonly string[] } {
  for (const [size, most] of [
    [92, 2],
    [76, 2],
    [64, 3],
  ] as const) {
    const lines = wrapText(semibold, title, size, room, most);
    if (lines.join(' ') === title.split(/\s+/).join(' ')) return { size, lines };
  }
  return { size: 56, lines: wrapText(semibold, title, 56, room, 3) };
}

function logoImage(logo: string | null): string {
  if (logo === null) return '';
  const data = Buffer.from(logo).toString('base64');
  return `<image x="${margin}" y="64" width="64" height="64" href="data:image/svg+xml;base64,${data}"/>`;
}

function planChip(plan: string): string {
  const size = 28;
  const chip = medium.width(plan, size) + 48;
  const x = width - margin - chip;
  return `<rect x="${x}" y="68" width="${chip}" height="56" rx="12" fill="none" stroke="#fff" stroke-opacity="0.72" stroke-width="2"/>${line(medium, plan, x + 24, 106, size, strong)}`;
}

/** The image as an SVG document with all text as outlines. */
export function socialImageSvg(image: SocialImage): string {
  const { size, lines } = titleLines(image.title);
  const leading = Math.round(size * 1.12);
  const product = image.product === image.site ? '' : image.product;
  const first = (product === '' ? 200 : 236) + Math.round(size * 0.9);
  const below = first + (lines.length - 1) * leading + 70;
  const about = wrapText(regular, image.description, 32, room, Math.floor((lowest - below) / 46) + 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${escapeXml(image.ground)}"/>`,
    `<rect y="${height - 16}" width="${width}" height="16" fill="${escapeXml(image.accent)}"/>`,
    logoImage(image.logo),
    line(semibold, image.site, margin + (image.logo === null ? 0 : 84), 109, 36, strong),
    image.plan === null ? '' : planChip(image.plan),
    line(medium, product, margin, 216, 34, muted),
    ...lines.map((text, index) => line(semibold, text, margin, first + index * leading, size, strong)),
    ...about.map((text, index) => line(regular, text, margin, below + index * 46, 32, muted)),
    line(regular, image.address, margin, height - 48, 26, muted),
    '</svg>',
  ].join('');
}
