/** How page layouts differ; every layout has a component in the templates. */
interface LayoutFacts {
  /** Whether a page chooses it in its frontmatter, and so has a body. */
  readonly written: boolean;
  /** Whether the site's navigation is beside the page. */
  readonly navigation: boolean;
  /** Whether readers can search and change settings there. */
  readonly tools: boolean;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
}

export const pageLayouts = {
  docs: { written: true, navigation: true, tools: true, indexed: true },
  landing: { written: true, navigation: true, tools: true, indexed: true },
  blank: { written: true, navigation: false, tools: false, indexed: true },
  'not-found': { written: false, navigation: false, tools: true, indexed: false },
  offline: { written: false, navigation: false, tools: true, indexed: false },
} as const satisfies Readonly<Record<string, LayoutFacts>>;

export type PageLayout = keyof typeof pageLayouts;

type WrittenLayout = {
  [Layout in PageLayout]: (typeof pageLayouts)[Layout]['written'] extends true ? Layout : never;
}[PageLayout];

export const writtenLayouts = (Object.keys(pageLayouts) as PageLayout[]).filter(
  (layout): layout is WrittenLayout => pageLayouts[layout].written,
);
