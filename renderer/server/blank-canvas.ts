import type { JSDOM } from 'jsdom';
import { textWidth } from './boxes.ts';

const gradient = { addColorStop() {}, setTransform() {} };

/** Results that code uses; all other calls of a context draw nothing. */
const answers = (canvas: HTMLCanvasElement) => ({
  canvas,
  measureText: (text: string) => ({
    width: textWidth(text) * 10,
    actualBoundingBoxAscent: 8,
    actualBoundingBoxDescent: 2,
    fontBoundingBoxAscent: 8,
    fontBoundingBoxDescent: 2,
  }),
  createLinearGradient: () => gradient,
  createRadialGradient: () => gradient,
  createConicGradient: () => gradient,
  createPattern: () => gradient,
  createImageData: (width: number, height: number) => pixels(width, height),
  getImageData: (_x: number, _y: number, width: number, height: number) => pixels(width, height),
  getContextAttributes: () => ({}),
  getLineDash: () => [],
  isPointInPath: () => false,
  isPointInStroke: () => false,
});

const pixels = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(4 * width * height),
  colorSpace: 'srgb',
});

function blankContext(canvas: HTMLCanvasElement): object {
  const known: Record<PropertyKey, unknown> = answers(canvas);
  return new Proxy(known, {
    // Code may read an assigned style again; all other names are methods.
    get: (target, name) => (name in target || typeof name === 'symbol' ? target[name] : () => {}),
  });
}

/** A canvas keeps its box, and what is drawn on it is lost: the picture of a demo is HTML. */
export function blankCanvas({ HTMLCanvasElement }: JSDOM['window']): void {
  const contexts = new WeakMap<HTMLCanvasElement, object>();
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string) {
      if (kind !== '2d') return null;
      const context = contexts.get(this) ?? blankContext(this);
      contexts.set(this, context);
      return context;
    },
    toDataURL: () => 'data:,',
    toBlob: (callback: (blob: Blob | null) => void) => callback(null),
  });
}
