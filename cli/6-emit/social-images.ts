import { join } from 'node:path';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { codeHash, toolRoot } from '../machine/tool.ts';
import { type DrawOptions, inBatches, mapInProcesses } from '../machine/workers.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf, messagesIn } from '../site/languages.ts';
import { pageKey, socialImageFile } from '../site/paths.ts';
import type { SocialImage } from './social-image/social-image-svg.ts';

const kind = 'social-images';
const folder = 'cli/6-emit/social-image';

/** To start a child takes as long as to draw so many. */
const picturesPerChild = 16;

/** PNGs as base64, for JSON's sake. A few are drawn here, which loads the library; many in child processes. */
async function draw(
  images: readonly SocialImage[],
  workers: number,
  onDone: (done: number) => void,
): Promise<readonly string[]> {
  if (images.length === 0) return [];
  if (images.length <= picturesPerChild) {
    const { drawSocialImage } = await import('./social-image/draw-social-image.ts');
    return images.map((image) => drawSocialImage(image).toString('base64'));
  }
  let done = 0;
  const drawn = await mapInProcesses<SocialImage, string>(
    inBatches(images, picturesPerChild),
    {
      entry: join(toolRoot, folder, 'draw-process.ts'),
      arguments: [],
      environment: {},
      size: workers,
      timeLimit: 60_000,
      onDeath: ({ title }, reason) => {
        throw new Error(`The social image of "${title}" cannot be drawn: ${reason}`);
      },
    },
    () => {
      done += 1;
      onDone(done);
    },
  );
  return drawn.flat();
}

function describe(site: Site, page: CompiledPage, logo: string | null): SocialImage {
  const { name, url, themeColor, products } = site.config;
  const messages = messagesIn(site, page.language);
  const { plan } = page.node;
  return {
    site: name,
    product: products.find(({ id }) => id === page.productId)?.name ?? name,
    title: page.title,
    description: page.description,
    plan: plan === null ? null : (messages[`plan.${plan}`] ?? plan),
    address: url === null ? '' : new URL(url).host,
    ground: themeColor.dark,
    accent: themeColor.light,
    logo,
  };
}

/** A PNG for each page that is shown where others link to it; none without a site address, which links to them need. */
export async function socialImages(
  host: Host,
  site: Site,
  { pages }: CompiledSite,
  { cache, workers, onProgress }: DrawOptions,
): Promise<readonly OutputFile[]> {
  const { url, favicon } = site.config;
  if (url === null) return [];
  const logo = favicon?.endsWith('.svg') ? host.readText(join(site.root, 'content/public', favicon)) : null;
  const code = codeHash(folder);
  const wanted = pages.map((page) => {
    const image = describe(site, page, logo);
    const path = socialImageFile(pageKey(page.node.pathname, page.language, defaultLanguageOf(site)));
    return { path, image, key: contentHash(code, JSON.stringify(image)) };
  });
  const drawn = new Map<string, string>();
  for (const { key } of wanted) {
    const known = cache.get(kind, key);
    if (typeof known === 'string') drawn.set(key, known);
  }
  const missing = [...new Map(wanted.map(({ key, image }) => [key, image]))].filter(
    ([key]) => !drawn.has(key),
  );
  const results = await draw(
    missing.map(([, image]) => image),
    workers,
    (done) => onProgress(done, missing.length),
  );
  missing.forEach(([key], index) => {
    const png = results[index] as string;
    drawn.set(key, png);
    cache.set(kind, key, png);
  });
  return wanted.map(({ path, key }) => ({ path, contents: Buffer.from(drawn.get(key) ?? '', 'base64') }));
}
