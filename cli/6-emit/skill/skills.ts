// Skills in the open format (https://agentskills.io): a folder for each documented product that an agent can keep
// beside its work, and the same folder as a zip file. Its texts are those of the pages.
import { strToU8, zipSync } from 'fflate';
import type { Spool } from '../../machine/spool.ts';
import type { ProductConfig } from '../../model/config.ts';
import type { RenderedPage, SiteFile } from '../../model/output.ts';
import type { CompiledPage, CompiledSite } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { addressRoot } from '../../site/base.ts';
import { pageHref } from '../../site/hrefs.ts';
import { defaultLanguageOf } from '../../site/languages.ts';
import { skillFolder } from '../../site/paths.ts';
import { referencePath, skillPages, withOwnLinks } from './reference-text.ts';
import { skillText } from './skill-text.ts';

interface Chosen {
  readonly product: ProductConfig;
  readonly pages: readonly CompiledPage[];
}

/** The index and the lists of the reference are left out: their entries are in other files, or too many. */
const isChosen = ({ node: { api } }: CompiledPage): boolean =>
  api === undefined || api.kind === 'component' || api.kind === 'interface';

/** Products with an API reference, and their pages in the default language. */
function chosen({ config }: Site, pages: readonly CompiledPage[]): Chosen[] {
  const language = defaultLanguageOf({ config });
  return config.products.flatMap((product) => {
    const own = pages.filter((page) => page.productId === product.id && page.language === language);
    if (product.api === null || !own.some(({ node }) => node.api === undefined)) return [];
    return [{ product, pages: own.filter(isChosen) }];
  });
}

/** Paths of the `SKILL.md` files, with the products they are for. */
export const skillIndex = (
  site: Site,
  pages: readonly CompiledPage[],
): readonly (readonly [path: string, product: ProductConfig])[] =>
  chosen(site, pages).map(({ product }) => [`${skillFolder(product.id)}/SKILL.md`, product]);

/** Paths of the `skills` files. */
export const skillPaths = (site: Site, { pages }: CompiledSite): string[] =>
  chosen(site, pages).flatMap(({ product, pages: own }) => [
    ...['SKILL.md', ...own.map(referencePath)].map((path) => `${skillFolder(product.id)}/${path}`),
    `${skillFolder(product.id)}.zip`,
  ]);

/** A zip file has times; this one is the same in each time zone. */
const mtime = new Date(1980, 0, 1);

export function skills(
  site: Site,
  compiled: CompiledSite,
  rendered: readonly RenderedPage[],
  spool: Spool,
): SiteFile[] {
  const url = addressRoot(site.config) ?? '';
  return chosen(site, compiled.pages).flatMap(({ product, pages }) => {
    const files = skillPages(site, pages, compiled, rendered);
    const guides = files.filter(({ page }) => page.node.api === undefined);
    const reference = files.filter(({ page }) => page.node.api !== undefined);
    const texts = [
      { path: 'SKILL.md', text: skillText({ site, product, guides, reference }) },
      ...files.map(({ page, path, text }) => {
        const { title, description, node } = page;
        const head = `# ${title}\n\n${description}\n\nSource: ${url}${pageHref(node.pathname)}`;
        return { path, text: `${head}\n\n${text}`.trimEnd().concat('\n') };
      }),
    ].map(({ path, text }) => ({ path, text: withOwnLinks(text, path, files, url) }));
    const zipped = texts.map(({ path, text }) => [`${product.id}/${path}`, strToU8(text)] as const);
    const zip = zipSync(Object.fromEntries(zipped), { mtime });
    const made = texts.map(({ path, text }) => ({
      path: `${skillFolder(product.id)}/${path}`,
      contents: spool(text),
    }));
    return [...made, { path: `${skillFolder(product.id)}.zip`, contents: spool(zip) }];
  });
}
