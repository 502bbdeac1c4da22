import type { CompiledPage, Demo, DemoSlot, ModuleImport } from '../../model/page.ts';

/** The part of a written page that pages of the reference depend on. */
export interface ShownPage extends Pick<CompiledPage, 'title' | 'anchors' | 'productId'> {
  readonly node: { readonly pathname: string };
  /** The components of its frontmatter that its text names. */
  readonly frontmatter: { readonly components: readonly string[] };
  readonly slots: readonly Pick<DemoSlot, 'demo' | 'name'>[];
}

/** The part of a demo that pages of the reference depend on. */
export interface ShownDemo extends Pick<Demo, 'id'> {
  readonly sources: readonly { readonly imports: readonly Pick<ModuleImport, 'specifier' | 'names'>[] }[];
}

/** The facts about written pages of a language that pages of the reference show, as plain data. */
export interface Shown {
  readonly pages: readonly ShownPage[];
  readonly demos: readonly ShownDemo[];
}

/** Whether the text of a page contains a name from its frontmatter. */
const mentions = ({ title, sections }: Pick<CompiledPage, 'title' | 'sections'>, name: string): boolean => {
  const word = new RegExp(`(?<![\\w$])${name}(?![\\w$])`);
  return (
    word.test(title) || sections.some(({ title: own, text, names }) => word.test(`${own} ${text} ${names}`))
  );
};

export const shown = (pages: readonly CompiledPage[], demos: readonly Demo[]): Shown => ({
  pages: pages.map(({ title, anchors, productId, node, frontmatter, slots, sections }) => ({
    title,
    anchors,
    productId,
    node: { pathname: node.pathname },
    frontmatter: {
      components: frontmatter.components.filter((name) => mentions({ title, sections }, name)),
    },
    slots: slots.flatMap((slot) => (slot.kind === 'demo' ? [{ demo: slot.demo, name: slot.name }] : [])),
  })),
  demos: demos.map(({ id, sources }) => ({
    id,
    sources: sources.map(({ imports }) => ({
      imports: imports.map(({ specifier, names }) => ({ specifier, names })),
    })),
  })),
});
