import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { placesIn } from '../diagnostics/places-in.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { Site } from '../model/site.ts';
import { isAside } from '../site/aside-files.ts';

const media = /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|ogg|mp3|wav|pdf)$/i;
const text = /\.(?:md|ya?ml|json|[cm]?[jt]sx?|css|html|txt|webmanifest)$/;
/** Files that browsers and machines request by name. */
const wellKnown = /^public\/(?:favicon|apple-touch-icon|mstile|safari-pinned-tab|android-chrome)[^/]*$/i;

const heaviest = 500_000;

/** Finds heavy images, unused media, and missing files in `url()` of the site's own style sheets. */
export function checkAssets(host: Host, { root, config }: Site): Diagnostic[] {
  const content = host.list(join(root, 'content'));
  const files = content.filter(
    (file) =>
      media.test(file) &&
      `/${file}` !== `/public${config.favicon}` &&
      (file.startsWith('public/') || !isAside(file)),
  );
  const sheets = content.filter((file) => /^public\/.*\.css$/.test(file));
  const publicFiles = new Set(
    content.filter((file) => file.startsWith('public/')).map((file) => file.slice(6)),
  );
  const read = (folder: string, names: readonly string[]) =>
    names.filter((file) => text.test(file)).map((file) => host.readText(join(root, folder, file)) ?? '');
  // Only file names are compared: a script may assemble an address.
  const texts =
    files.length === 0
      ? []
      : [...read('content', content), ...read('templates', host.list(join(root, 'templates')))];
  const isNamed = (file: string): boolean => {
    const name = file.slice(file.lastIndexOf('/') + 1);
    return texts.some((source) => source.includes(name) || source.includes(encodeURI(name)));
  };
  return [
    ...files.flatMap((file) => {
      const place = { file: `content/${file}`, line: 1, column: 1 };
      const size = host.readBytes(join(root, 'content', file))?.length ?? 0;
      const isImage = !/\.(?:mp4|webm|ogg|mp3|wav|pdf)$/i.test(file);
      const weight = `${file} weighs ${Math.round(size / 1000)} kB.`;
      return [
        ...(isImage && size > heaviest ? [diagnostic('image/heavy', place, weight)] : []),
        ...(wellKnown.test(file) || isNamed(file)
          ? []
          : [diagnostic('asset/unused', place, `Nothing uses ${file}.`)]),
      ];
    }),
    ...sheets.flatMap((sheet) => missingUrls(host, root, sheet, publicFiles)),
  ];
}

/**
 * Checks that every `url()` of a style sheet in content/public leads to a public file. Other style sheets are bundled.
 */
function missingUrls(host: Host, root: string, sheet: string, files: ReadonlySet<string>): Diagnostic[] {
  const code = host.readText(join(root, 'content', sheet)) ?? '';
  // Comments are replaced by blanks of equal length, so that positions stay.
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const placeAt = placesIn(`content/${sheet}`, bare);
  return [...bare.matchAll(/\burl\(\s*(["']?)([^"')]+)\1\s*\)/g)].flatMap(
    ({ index, 0: { length }, 2: address = '' }) => {
      const base = `https://site.invalid/${sheet.slice('public/'.length)}`;
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address) || !URL.canParse(address, base)) return [];
      const path = decodeURI(new URL(address, base).pathname);
      if (files.has(path)) return [];
      const place = placeAt(index, index + length);
      const near = nearest(path, [...files]);
      const help = near === null ? undefined : `Did you mean ${near}?`;
      return [diagnostic('link/missing-file', place, `content/public has no ${path}.`, { help })];
    },
  );
}
