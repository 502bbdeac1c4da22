import type { DrawSettings } from '../../renderer/server/draw.ts';
import { type ProcessOptions, type Spare, spareChild } from '../machine/child.ts';
import type { Site } from '../model/site.ts';

/** MB; five times the need of demos of grids and charts. */
const memoryLimit = 1024;

const entry = 'renderer/server/draw-process.ts';

/** The world of the site's pictures. */
export function settingsOf({ config }: Site): DrawSettings {
  const { width, clock, locale, seed } = config.demos;
  return { width, clock, locale, seed };
}

/** Options of a process that draws with the modules in a folder. */
export function drawingProcess(site: Site, folder: string): ProcessOptions {
  const { timeZone, locale } = site.config.demos;
  const language = `${locale.replace('-', '_')}.UTF-8`;
  return {
    entry,
    arguments: [JSON.stringify(settingsOf(site))],
    folders: [folder],
    environment: { TZ: timeZone, LC_ALL: language, LANG: language },
    memoryLimit,
  };
}

/** A process for `draw` that starts before the modules are ready; `folder` is the server's. */
export const spareDrawer = (site: Site, folder: string): Spare => spareChild(drawingProcess(site, folder));
