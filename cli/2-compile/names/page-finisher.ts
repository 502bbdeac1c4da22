import { type Code, type Diagnostic, diagnostic, type Outcome } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { editToNearest } from '../../diagnostics/nearest.ts';
import type { ApiIndex, ApiTarget } from '../../model/api-index.ts';
import type { Demo } from '../../model/page.ts';
import type { ApiReference } from '../../model/reference.ts';
import type { Site } from '../../model/site.ts';
import { exportHref, linkBlocks } from '../../reference/link-code.ts';
import { codeReader } from '../../reference/read-code.ts';
import { findApi } from '../../reference/reference-index.ts';
import { hrefsIn, pageHref } from '../../site/hrefs.ts';
import { pagesOf } from '../../site/page-tree.ts';
import type { PageContent } from '../compile-page.ts';
import { knownNames } from './known-names.ts';
import { linkNames } from './link-names.ts';
import { misspeltWord } from './misspelt-word.ts';
import { type NameScope, nameScope } from './name-scope.ts';
import { outdatedNames, usesInDemos, usesInFences, usesInProse } from './outdated-names.ts';
import type { CodeUse } from './page-names.ts';
import { unknownCode } from './unknown-code.ts';
import { type UnknownUse, unknownInFences } from './unknown-in-fences.ts';

/** The facts of a site that decide the meanings and targets of names. */
type FinishedSite = Pick<Site, 'tree' | 'sources'> & {
  readonly config: Pick<Site['config'], 'languages' | 'products' | 'api'>;
};

export interface FinishedPage {
  readonly page: Omit<PageContent, 'names'>;
  /** Ignored names of site.yaml that the page has. */
  readonly ignored: readonly string[];
}

export interface PageFinisher {
  /** A page with links to the entries that its code names, and findings for names that do not exist. */
  readonly finish: (page: PageContent, demos: readonly Demo[]) => Outcome<FinishedPage>;
  /** A page of the reference at `own`, with such links. Wrong names in the packages' own comments are not reported. */
  readonly link: (page: PageContent, own: string) => Omit<PageContent, 'names'>;
}

/** Findings for ignored names of site.yaml that no page has. */
export function unusedIgnores(
  { config }: FinishedSite,
  pages: readonly Pick<FinishedPage, 'ignored'>[],
): Diagnostic[] {
  const used = new Set(pages.flatMap(({ ignored }) => ignored));
  return config.api.ignore
    .filter(({ name }) => !used.has(name))
    .map(({ name, place }) =>
      diagnostic('api/unused-ignore', place, `No page has a finding about \`${name}\`.`),
    );
}

const finding = (code: Code, { name, message, candidates, place }: UnknownUse): Diagnostic =>
  diagnostic(code, place, message, {
    help: didYouMean(name, candidates),
    edit: editToNearest(name, candidates),
  });

/**
 * Resolves the names on pages, apart from compilation: compiled pages can be cached while the reference, or another
 * page, changes.
 */
export function pageFinisher(site: FinishedSite, reference: ApiReference, index: ApiIndex): PageFinisher {
  const { config, tree } = site;
  const readCode = codeReader(config.api.paths);
  const known = knownNames(reference, index, config.products);
  const pages = new Set(pagesOf(tree).map(({ pathname }) => pathname));
  const hrefs = new Map(config.languages.map((language) => [language, hrefsIn(site, language)]));
  const ignored = new Set(config.api.ignore.map(({ name }) => name));

  /** Null for a page that does not exist. Leads to the translation where there is one. */
  const localHref = (href: string, language: string): string | null => {
    const [pathname = '', anchor] = href.split(/\/(?:#|$)/);
    if (!pages.has(pathname)) return null;
    return hrefs.get(language)?.(pathname, anchor) ?? null;
  };

  /** Finds the entry that a piece of code on a page means. */
  const reader = (
    { names: { codes } }: PageContent,
    product: string,
    about: NameScope['about'],
  ): ((use: CodeUse) => ApiTarget | null) => {
    const isOwner = (name: string): boolean => known.components.has(name) || known.members.has(name);
    // A section whose heading begins with the name of a component or interface, and names no other, is about that one.
    const named = new Map<number, Set<string>>();
    for (const { code, section } of codes) {
      const name = readCode(code)?.name ?? '';
      if (isOwner(name) || !named.has(section))
        named.set(section, (named.get(section) ?? new Set()).add(name));
    }
    return ({ code, section }) => {
      const [first = '', ...rest] = named.get(section) ?? [];
      const subject = rest.length === 0 && isOwner(first) ? first : null;
      return findApi(index, readCode(code), product, about(subject));
    };
  };

  const linker =
    (meaning: (use: CodeUse) => ApiTarget | null, language: string) =>
    (use: CodeUse): string | null => {
      const href = meaning(use)?.href;
      return href === undefined ? null : localHref(href, language);
    };

  return {
    finish: (content, demos) => {
      const { names, ...page } = content;
      const used = new Set<string>();
      const isIgnored = (...named: readonly string[]): boolean => {
        const found = named.filter((name) => ignored.has(name));
        for (const name of found) used.add(name);
        return found.length > 0;
      };
      const { components } = page.frontmatter;
      const scope = nameScope({ productId: page.productId, components }, demos, reference, known);
      const meaning = reader(content, scope.product, scope.about);
      const { html, links } = linkNames(page.html, names.codes, linker(meaning, content.language));
      const withCode = (text: string): string =>
        linkBlocks(text, (name) => {
          const href = exportHref(index, name, scope.product);
          return href === null ? null : localHref(href, page.language);
        });
      const inCode = names.codes.flatMap(({ code, place }) => {
        const unknown = unknownCode(readCode(code), known, scope);
        return unknown === null || isIgnored(code, unknown.name) ? [] : [{ ...unknown, place }];
      });
      const words = names.codes.flatMap(({ code, place }) => {
        const word = misspeltWord(readCode(code), known, scope);
        return word === null || isIgnored(code, word.name) ? [] : [{ ...word, place }];
      });
      const inProse = usesInProse(names.codes, readCode, meaning, known, reference);
      const uses = [...inProse, ...usesInFences(names, known), ...usesInDemos(demos, known)];
      const inFences = unknownInFences(names, known).filter(({ name }) => !isIgnored(name));
      return {
        value: {
          page: { ...page, html: withCode(html), links: [...page.links, ...links] },
          ignored: [...used],
        },
        diagnostics: [
          ...[...inCode, ...inFences].map((unknown) => finding('api/unknown-name', unknown)),
          ...words.map((word) => finding('api/misspelt-word', word)),
          ...outdatedNames(uses, page.frontmatter, names.deprecated, reference),
        ],
      };
    },
    link: ({ names, ...page }, own) => {
      const meaning = reader({ names, ...page }, page.productId, (subject) => ({
        subjects: subject === null ? [] : [subject],
        others: [],
      }));
      const hrefOf = linker(meaning, page.language);
      const { html, links } = linkNames(page.html, names.codes, (use) => {
        const href = hrefOf(use);
        return href === pageHref(own) ? null : href;
      });
      return { ...page, html, links: [...page.links, ...links] };
    },
  };
}
