// Stage 2 as derived values: demos and their files. Keys are ids of demos, and paths relative to the root.

import { withoutAliases } from '../2-compile/demos/alias-imports.ts';
import { compileSource } from '../2-compile/demos/compile-source.ts';
import { demoFile, type Module, makeDemo } from '../2-compile/demos/demo.ts';
import { isTyped, javascriptName } from '../2-compile/demos/javascript-variant.ts';
import { packSource, unpackSource } from '../2-compile/demos/packed-source.ts';
import { installedPackages } from '../2-compile/demos/project-packages.ts';
import { readable, sourceInput } from '../2-compile/demos/source-input.ts';
import { type Derived, derived } from '../derive/derived.ts';
import { dirname, join, upwards } from '../machine/paths.ts';
import { packagesFolder, toolRoot } from '../machine/tool.ts';
import type { Demo } from '../model/page.ts';
import { namesAroundDemos } from '../site/page-sections.ts';
import { aliasedFile, aliases } from './alias-values.ts';
import { filesInDefault, pageContent, shownFolders } from './page-values.ts';
import { isFile, siteValue } from './site-values.ts';

/** The packages installed for the site. Manifests are read on demand, and again after an installation. */
const installed = derived('installed', 'object', ({ host, root }) => {
  const folders = [packagesFolder(root), ...upwards(root), toolRoot];
  for (const folder of folders) host.readText(join(folder, 'node_modules/.package-lock.json'));
  return installedPackages(host, folders);
});

/** Names in the text around a folder's demos, on all pages that may show one of them. */
const namesAround = derived('names-around', 'object', ({ get }, folder) =>
  namesAroundDemos(
    get(filesInDefault)
      .filter((file) => get(shownFolders, file).includes(folder))
      .map((file) => get(pageContent, file)),
  ),
);

/** Input for the compilation of a demo's file; null for a file that does not exist, or that no demo shows. */
const sourceFacts = derived('source-facts', 'data', (reading, file) => {
  const { get, host, root } = reading;
  const text = readable.test(file) && file.startsWith('content/') ? host.readText(join(root, file)) : null;
  if (text === null) return null;
  const mayHaveAlias = get(aliases, dirname(file)).beginnings.some((beginning) => text.includes(beginning));
  const code = mayHaveAlias
    ? withoutAliases(file, text, (specifier) => {
        const found = aliasedFile(reading, file, specifier);
        return found?.startsWith('content/') ? found : null;
      })
    : text;
  const { config, codeStyle } = get(siteValue);
  const written = {
    code,
    hasJavascript: isTyped(file) && get(isFile, javascriptName(file)),
    preview: host.readText(join(root, `${file}.preview`)),
    around: get(namesAround, dirname(file)).get(file.replace(/^content\/(.*)\.\w+$/, '$1')) ?? null,
  };
  return sourceInput(file, written, config.demos, codeStyle);
});

const source = derived(
  'source',
  'disk',
  ({ get, report }, file) => {
    const facts = get(sourceFacts, file);
    if (facts === null) throw new Error(`There is no source ${file}`);
    const { value, diagnostics } = compileSource(facts);
    report(diagnostics);
    return value;
  },
  { split: { pack: packSource, unpack: unpackSource } },
);

/** A file of a demo with its version without types; null for a file that does not exist, or that no demo shows. */
const moduleValue: Derived<Module | null> = derived('module', 'object', ({ get }, file): Module | null => {
  if (get(sourceFacts, file) === null) return null;
  const given = isTyped(file) ? get(moduleValue, javascriptName(file)) : null;
  const { written, javascript } = get(source, file);
  const own = demoFile(file, written);
  if (!isTyped(file)) return { written: own, javascript: own };
  const made = javascript && demoFile(javascriptName(file), javascript);
  return { written: own, javascript: given?.written ?? made };
});

/** A demo by its id. */
export const demoValue = derived('demo', 'object', (reading, id): Demo => {
  const { get, report } = reading;
  const { value, diagnostics } = makeDemo(
    {
      module: (file) => get(moduleValue, file),
      isFile: (file) => get(isFile, file),
      aliased: (file, specifier) => aliasedFile(reading, file, specifier),
      installed: get(installed),
      config: get(siteValue).config.demos,
    },
    id,
  );
  report(diagnostics);
  return value;
});
