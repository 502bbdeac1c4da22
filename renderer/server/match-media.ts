import { compileQuery, type Environment, matches } from 'media-query-fns';

export const viewportWidth = 1440;
export const viewportHeight = 900;

/** A desktop with a mouse, in light mode, with reduced motion: pictures show where an animation ends. */
const desktop: Environment = {
  mediaType: 'screen',
  widthPx: viewportWidth,
  heightPx: viewportHeight,
  deviceWidthPx: viewportWidth,
  deviceHeightPx: viewportHeight,
  dppx: 1,
  colorBits: 8,
  monochromeBits: 'not-monochrome',
  colorIndex: 'none',
  colorGamut: 'srgb-but-not-p3',
  videoColorGamut: 'srgb-but-not-p3',
  dynamicRange: 'not-hdr',
  videoDynamicRange: 'not-hdr',
  anyHover: 'hover',
  anyPointer: 'fine',
  hover: 'hover',
  pointer: 'fine',
  grid: 'bitmap',
  scan: 'progressive',
  update: 'fast',
  overflowBlock: 'scroll',
  overflowInline: 'scroll',
  environmentBlending: 'opaque',
  forcedColors: 'none',
  invertedColors: 'none',
  navControls: 'back',
  prefersColorScheme: 'light',
  prefersContrast: 'no-preference',
  prefersReducedData: 'no-preference',
  prefersReducedMotion: 'reduce',
  prefersReducedTransparency: 'no-preference',
  scripting: 'enabled',
  displayMode: 'browser',
  horizontalViewportSegments: 1,
  verticalViewportSegments: 1,
};

export function matchMedia(query: string) {
  return {
    matches: matches(compileQuery(query), desktop),
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  };
}
