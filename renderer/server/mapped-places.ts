// Own code because Node.js maps no places in modules that it does not load itself.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

const maps = new Map<string, SourceMap | null>();

/** The source map beside a module; null when there is none. */
function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')));
  } catch {
    // Code of docs-build itself, or of Node.js.
  }
  maps.set(url, map);
  return map;
}

/** Replaces places in bundled modules, written as in stacks, by places in their source files. */
export const withMappedPlaces = (text: string): string =>
  text.replace(/(file:\/\/\S+?\.js):(\d+):(\d+)/g, (place, url: string, line: string, column: string) => {
    const map = mapOf(url);
    if (map === null) return place;
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return place;
    const { sourceRoot = url }: { sourceRoot?: string } = map.payload;
    return `${new URL(origin.fileName, sourceRoot).href}:${origin.lineNumber}:${origin.columnNumber}`;
  });
