import type { Split } from '../derive/derived.ts';
import type { Keeper } from '../derive/graph.ts';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { withHash } from '../machine/spool.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { messagesIn } from '../site/languages.ts';
import { socialImageFile } from '../site/paths.ts';
import type { SocialImage } from './social-image/social-image-svg.ts';

const split: Split<Uint8Array> = {
  pack: (png) => ({ value: null, parts: [withHash(png)] }),
  unpack: ({ parts: [png] }) => png?.read() ?? new Uint8Array(),
};

/** Texts of the image of a page. Entries of the API reference share the texts of their kind. */
function textsOf(site: Site, { node, language, productId, title, description }: CompiledPage) {
  const messages = messagesIn(site, language);
  const product = site.config.products.find(({ id }) => id === productId)?.name ?? site.config.name;
  if (node.api?.kind === 'component' || node.api?.kind === 'interface') {
    return {
      product: [product, messages['api.index']].filter(Boolean).join(' · '),
      title: messages[`api.${node.api.kind}s`] ?? node.api.kind,
      description: '',
      plan: null,
    };
  }
  const plan = node.plan === null ? null : (messages[`plan.${node.plan}`] ?? node.plan);
  return { product, title, description, plan };
}

function describe(site: Site, page: CompiledPage, logo: string | null): SocialImage {
  const { name, url, themeColor } = site.config;
  return {
    site: name,
    ...textsOf(site, page),
    address: url === null ? '' : new URL(url).host,
    ground: themeColor.dark,
    accent: themeColor.light,
    logo,
  };
}

const pathOf = ({ node, key }: CompiledPage): string => socialImageFile(key, node.api?.kind);

/** Paths of the `socialImages` files. */
export const socialImagePaths = (site: Site, { pages }: CompiledSite): readonly string[] =>
  site.config.url === null ? [] : [...new Set(pages.map((page) => pathOf(page)))];

/** PNGs that represent pages in links elsewhere. Empty without a site address, which such links need. */
export async function socialImages(
  host: Host,
  site: Site,
  { pages }: CompiledSite,
  keeper: Keeper,
): Promise<readonly OutputFile[]> {
  const { url, favicon } = site.config;
  if (url === null) return [];
  const logo = favicon?.endsWith('.svg') ? host.readText(join(site.root, 'content/public', favicon)) : null;
  const images = new Map<string, SocialImage>();
  for (const page of pages) images.set(pathOf(page), describe(site, page, logo));
  const files: OutputFile[] = [];
  for (const [path, image] of images) {
    const input = contentHash(JSON.stringify(image));
    // Loaded on demand: fonts and the graphics library take half a second.
    const make = async () => (await import('./social-image/draw-social-image.ts')).drawSocialImage(image);
    const { value: png } = await keeper.run<Uint8Array>(
      { name: 'social-image', input, split, make },
      image.title,
    );
    files.push({ path, contents: png });
  }
  return files;
}
