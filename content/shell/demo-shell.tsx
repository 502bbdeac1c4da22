import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { DemoPreferences } from 'docs-build/renderer/preferences/demo-preferences.ts';
import type {
  DemoShell,
  ShellProps,
} from 'docs-build/renderer/shells/demo-shell.ts';
import { useMemo } from 'react';
import { type Element, type Middleware, prefixer, RULESET } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { createDemoTheme, demoThemeStyleSheet } from './demo-theme.ts';

/** A painted shape is placed by the coordinates of its drawing, which start at the left in both directions. */
function isPlacedShape({ type, children }: Element): boolean {
  if (type !== RULESET || typeof children === 'string') return false;
  const properties = children.map(({ props }) => props);
  return (
    properties.includes('transform') &&
    (properties.includes('fill') || properties.includes('stroke'))
  );
}

/** Mirrors boxes and leaves drawings as they are. */
const mirror: Middleware = (element, ...context) =>
  isPlacedShape(element) ? undefined : rtlPlugin(element, ...context);

const caches = new Map<string, EmotionCache>();

/** One cache per direction for the whole page; a container of its own gets a cache of its own. */
function cacheFor(
  direction: 'ltr' | 'rtl',
  container: HTMLElement | null,
): EmotionCache {
  const options =
    direction === 'rtl'
      ? { key: 'rtl', stylisPlugins: [prefixer, mirror] }
      : { key: 'css' };
  if (container !== null)
    return createCache({ ...options, container, speedy: false });
  const cache = caches.get(direction) ?? createCache(options);
  caches.set(direction, cache);
  return cache;
}

/** Names of rules that only the page has. */
let adopted: readonly string[] = [];

/** Pictures are drawn left to right; their rules have the names that live demos give them. */
export function adoptStyles(rules: string): void {
  const { inserted } = cacheFor('ltr', null);
  for (const name of adopted) delete inserted[name];
  const names = [...rules.matchAll(/\.css-([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  adopted = [...new Set(names)].filter((name) => inserted[name] === undefined);
  for (const name of adopted) inserted[name] = true;
}

const themes = new WeakMap<DemoPreferences, Theme>();

/** One theme for all demos of a page, whose preferences are the same object until a reader changes one. */
function themeFor(preferences: DemoPreferences): Theme {
  const theme = themes.get(preferences) ?? createDemoTheme(preferences);
  themes.set(preferences, theme);
  return theme;
}

/** Demos in the default Material theme, with the reader's preferences. */
export function Shell({ preferences, styleContainer, children }: ShellProps) {
  const { direction } = preferences;
  const cache = useMemo(
    () => cacheFor(direction, styleContainer),
    [direction, styleContainer],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeFor(preferences)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

export const styleSheet: DemoShell['styleSheet'] = demoThemeStyleSheet;
