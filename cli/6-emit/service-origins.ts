import type { Site } from '../model/site.ts';

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'style-src' | 'font-src' | 'frame-src';

/** An endpoint on the site's own origin needs no permission. */
const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/** Origins that the policy must allow for the configuration in `site.yaml`, besides the site itself. */
export function serviceOrigins({ config }: Site, directive: Directive): string[] {
  const { feedback, analytics, iconFonts, origins: asked } = config;
  const sheets =
    iconFonts === null
      ? []
      : [iconFonts.stylesheet, ...iconFonts.onPaths.flatMap(({ stylesheets }) => stylesheets)].flatMap(
          originOf,
        );
  const origins: Readonly<Record<Directive, readonly string[]>> = {
    'script-src': originOf(analytics?.script ?? ''),
    'connect-src': [
      ...originOf(feedback?.endpoint ?? ''),
      ...(analytics?.collectors ?? []),
      ...asked.connect,
    ],
    'img-src': [...(analytics?.collectors ?? []), ...asked.images],
    'style-src': sheets,
    'font-src': [...sheets, ...(iconFonts?.origins ?? []), ...asked.fonts],
    'frame-src': asked.frames,
  };
  return [...new Set(origins[directive])];
}
