import { createRequire } from 'node:module';
import type { Biome } from '@biomejs/js-api/nodejs';

const require = createRequire(import.meta.url);

type Format = (code: string, name: string) => string | null;

let formatter: Format | null = null;

/** The formatter and its WebAssembly take a moment to start, which a build that finds everything in its cache saves. */
function start(): Format {
  const { Biome: Formatter }: { Biome: new () => Biome } = require('@biomejs/js-api/nodejs');
  const biome = new Formatter();
  const { projectKey } = biome.openProject('/');
  // As `biome.json` has it for `content/`.
  biome.applyConfiguration(projectKey, {
    linter: { enabled: false },
    assist: { enabled: false },
    formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 80 },
    javascript: { formatter: { quoteStyle: 'single', semicolons: 'always', trailingCommas: 'all' } },
  });
  return (code, name) => {
    const { content, diagnostics } = biome.formatContent(projectKey, code, { filePath: `/${name}` });
    return diagnostics.length > 0 ? null : content;
  };
}

/** The code in the style of this project's demos; null when it cannot be parsed. `name` tells the language by its extension. */
export function formatCode(code: string, name: string): string | null {
  formatter ??= start();
  return formatter(code, name);
}
