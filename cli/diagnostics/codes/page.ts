import type { CatalogueEntry } from './entry.ts';

/** Findings in a page's facts about itself. */
export const pageCodes = {
  'page/missing-source': {
    severity: 'error',
    title: 'A page of the tree has no Markdown file',
    help: 'Write the file, or remove the node from pages.yaml.',
  },
  'page/no-node': {
    severity: 'error',
    title: 'A Markdown file has no node in the page tree',
    help: 'Add a node with this pathname to pages.yaml, or remove the file.',
  },
  'page/missing-description': {
    severity: 'error',
    title: 'A page without a description',
    help: 'Add `description:` to the frontmatter, or a <p class="description"> below the title.',
  },
  'page/long-description': {
    severity: 'warning',
    title: 'A description over 170 characters',
    help: 'Search engines cut it. Shorten it.',
  },
  'page/missing-title': {
    severity: 'error',
    title: 'A page without a title',
    help: 'Begin the page with one `# Title`.',
  },
  'page/multiple-titles': {
    severity: 'error',
    title: 'A page with several h1',
    help: 'Keep one `#` heading; make the others `##`.',
  },
  'page/too-deep': {
    severity: 'error',
    title: 'A page is nested too deeply',
    help: 'Close all open elements, and nest fewer than a hundred quotes or lists.',
  },
  'page/too-large': {
    severity: 'error',
    title: 'A page of more than a million characters',
    help: 'Divide it into several pages.',
  },
  'page/plugin-failed': {
    severity: 'error',
    title: 'A plugin of the site for Markdown fails',
    help: 'Fix the plugin, or take it out of the lists `remark` and `rehype` of the module that `plugins` in site.yaml names.',
  },
  'page/title-mismatch': {
    severity: 'off',
    title: 'The h1 differs from the title in the page tree',
    help: 'Use one title in both places.',
  },
  'page/duplicate-title': {
    severity: 'warning',
    title: 'Two pages have the same document title',
    help: 'Readers tell pages apart by their titles in search results and tabs. Name the subject of each page in its title.',
  },
  'frontmatter/syntax': {
    severity: 'error',
    title: 'The frontmatter is not valid YAML',
    help: 'Fix the YAML between the two `---` lines; quote values that contain `: `.',
  },
  'frontmatter/invalid': {
    severity: 'error',
    title: 'A frontmatter value is not valid',
    help: 'Give a value of the expected shape.',
  },
  'frontmatter/unknown-key': {
    severity: 'warning',
    title: 'An unknown frontmatter key',
    help: 'Remove the key or fix its spelling.',
  },
  'anchor/invalid': {
    severity: 'error',
    title: 'An entry of `anchors`, `tasks` or `skill` that cannot work',
    help: 'Give the id of a heading of the page.',
  },
  'page/long-title': {
    severity: 'warning',
    title: 'A title over 70 characters',
    help: 'Search engines cut it. Shorten it, or give a shorter one as `title:` in the frontmatter.',
  },
  'page/orphan': {
    severity: 'off',
    title: 'A page that no text links to',
    help: 'Link to it where readers need it: so far only the navigation leads there.',
  },
} as const satisfies Record<string, CatalogueEntry>;
