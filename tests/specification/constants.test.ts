// Section 9 of the specification, apart from what the neighbouring files test: sizes, times, versions, adapters.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { debounce, useIsFocusVisible } from '@mui/material/utils';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { exportDependencies } from '../../cli/2-compile/demos/export-dependencies.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { companionFinder } from '../../cli/site/companions.ts';
import { createDemoTheme } from '../../content/shell/demo-theme.ts';
import { defaultPreferences } from '../../renderer/preferences/model.ts';
import { tokens } from '../../templates/tokens.ts';
import { repository } from '../support/run-cli.ts';

const { value: site } = load(diskHost, repository);

const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };

const hooks: ReturnType<typeof useIsFocusVisible>[] = [];

function Probe() {
  hooks.push(useIsFocusVisible());
  return null;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('9. breakpoints (px): xs 0, sm 600, md 900, lg 1200, xl 1536', () => {
  test('of the site and of its demos', () => {
    const { paletteColors, direction, dense, spacing } = defaultPreferences;
    const theme = createDemoTheme({ mode: 'light', paletteColors, direction, dense, spacing });
    expect(tokens.breakpoints).toEqual(breakpoints);
    expect(theme.breakpoints.values).toEqual(breakpoints);
  });

  test('and of every style sheet', () => {
    const folder = join(repository, 'templates/styles');
    const css = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const widths = css.flatMap((text) => [
      ...text.matchAll(/\(\s*(?:width\s*[<>]=?|(?:min|max)-width:)\s*([\d.]+)px/g),
    ]);
    expect(widths.length).toBeGreaterThan(0);
    for (const [, width] of widths) expect(Object.values(breakpoints)).toContain(Math.ceil(Number(width)));
  });
});

test('9. default debounce 166 ms, of the components in the demos', () => {
  vi.useFakeTimers();
  const listener = vi.fn();
  debounce(listener)();
  vi.advanceTimersByTime(165);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  [99, true],
  [101, false],
])(
  '9. focus-visible timeout 100 ms: left %i ms after the focus, a window shows it again on return: %s',
  (later, visible) => {
    vi.useFakeTimers();
    const listeners = new Map<string, (event: object) => void>();
    const ownerDocument = {
      visibilityState: 'hidden',
      addEventListener: (name: string, listener: () => void) =>
        listeners.set(name, listener.bind(ownerDocument)),
    };
    renderToStaticMarkup(createElement(Probe));
    const hook = hooks.at(-1);
    const target = { matches: () => true };
    hook?.ref({ ownerDocument } as unknown as HTMLElement);
    hook?.onFocus({ target } as unknown as React.FocusEvent);
    listeners.get('pointerdown')?.({});
    hook?.onBlur({} as React.FocusEvent);
    vi.advanceTimersByTime(later);
    listeners.get('visibilitychange')?.({});
    // A browser that does not know the selector leaves the decision to the component.
    const unknowing = {
      tagName: 'DIV',
      matches: () => {
        throw new SyntaxError('unknown selector');
      },
    };
    expect(hook?.onFocus({ target: unknowing } as unknown as React.FocusEvent)).toBe(visible);
  },
);

test('9. versions shown, and links to the documentation of the latest, v7, v5 and v4', () => {
  const shown = Object.fromEntries(
    (site?.config.products ?? []).map(({ id, versions }) => [
      id,
      versions.find(({ current }) => current)?.text,
    ]),
  );
  expect(shown).toMatchObject({
    x: 'v6.20.5',
    'x-data-grid': 'v6.20.4',
    'x-date-pickers': 'v6.20.2',
    'x-charts': 'v6.19.8',
    'x-tree-view': 'v6.17.0',
  });
  const library = site?.config.products.find(({ id }) => id === 'x')?.versions ?? [];
  for (const version of ['latest', 'v7', 'v5', 'v4'])
    expect(library.find(({ text }) => text === version)?.href).toMatch(/^https:\/\//);
});

const project = site?.config.demos.project ?? { packages: [], companions: [] };
const companionOf = companionFinder(project.companions);

test.each([
  ['AdapterDateFns', 'date-fns'],
  ['AdapterDateFnsV3', 'date-fns'],
  ['AdapterDateFnsJalali', 'date-fns-jalali'],
  ['AdapterDayjs', 'dayjs'],
  ['AdapterLuxon', 'luxon'],
  ['AdapterMoment', 'moment'],
  ['AdapterMomentHijri', 'moment-hijri'],
  ['AdapterMomentJalaali', 'moment-jalaali'],
])('9. supported date adapters: %s is of %s', (adapter, library) => {
  for (const module of [`@mui/x-date-pickers/${adapter}`, `@mui/x-date-pickers-pro/${adapter}`])
    expect(companionOf(module)?.package).toBe(library);
});

test('8. an export that cannot determine the date adapter package: TypeError', () => {
  const installed = { find: () => null, overrides: {} };
  const attempt = () => exportDependencies(['@mui/x-date-pickers/AdapterSundial'], installed, project);
  expect(attempt).toThrow(TypeError);
});
