/** `off`: not reported, unless a site's `severity` asks for it. */
export type Severity = 'error' | 'warning' | 'off';

export const severities: readonly Severity[] = ['error', 'warning', 'off'];

export interface CatalogueEntry {
  readonly severity: Severity;
  /** Shown by listings of the catalogue. */
  readonly title: string;
  /** Default help; a diagnostic may say something more exact. */
  readonly help: string;
}

/** Every code there is. A code is permanent: tools and ignore lists refer to it. */
export const catalogue = {
  'site/missing': {
    severity: 'error',
    title: 'A site file is missing',
    help: 'A site is a folder with content/site.yaml and content/pages.yaml. Run docs-build with --root DIR.',
  },
  'site/syntax': {
    severity: 'error',
    title: 'A YAML or JSON file cannot be parsed',
    help: 'Fix the syntax at this position.',
  },
  'site/invalid': {
    severity: 'error',
    title: 'A value of the site configuration is not valid',
    help: 'Give a value of the expected shape.',
  },
  'site/unknown-key': {
    severity: 'error',
    title: 'A key the configuration does not know',
    help: 'Remove the key or fix its spelling.',
  },
  'site/unsupported-react': {
    severity: 'error',
    title: 'The installed React is too old, or of two versions',
    help: 'Install one version of both in the folder of the site: npm install react@latest react-dom@latest.',
  },
  'tree/invalid': {
    severity: 'error',
    title: 'A node of the page tree is not valid',
    help: 'A page has pathname and title; a group has children too; an outgoing link has an absolute URL as its pathname.',
  },
  'tree/duplicate-pathname': {
    severity: 'error',
    title: 'Two nodes share a pathname',
    help: 'Give one of them another pathname, or remove it.',
  },
  'tree/empty-group': {
    severity: 'error',
    title: 'A group without pages',
    help: 'Add a child, or remove the group.',
  },
  'tree/unknown-api': {
    severity: 'error',
    title: 'A node asks for an API reference that is not there',
    help: 'Name a product of site.yaml that has `api`, and entries that `docs-build api` has committed below content/api/.',
  },
  'tree/cycle': {
    severity: 'error',
    title: 'A group contains itself',
    help: 'A YAML alias points back at one of its own parents; write the children out.',
  },
  'page/missing-source': {
    severity: 'error',
    title: 'A page of the tree has no Markdown file',
    help: 'Write the file, or remove the node from pages.yaml.',
  },
  'page/no-node': {
    severity: 'error',
    title: 'A Markdown file belongs to no node',
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
    help: 'Search engines cut it; say it shorter.',
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
    help: 'Close elements that were left open; write fewer than a hundred quotes or lists inside each other.',
  },
  'page/title-mismatch': {
    severity: 'off',
    title: 'The h1 differs from the title in the page tree',
    help: 'Use one title in both places.',
  },
  'page/duplicate-title': {
    severity: 'warning',
    title: 'Two pages have the same document title',
    help: 'Search results and tabs tell pages apart by their titles; name the subject of each page in its own.',
  },
  'translation/missing': {
    severity: 'error',
    title: 'A dictionary lacks a key that another language has',
    help: 'Add the key with its translation.',
  },
  'translation/unused': {
    severity: 'warning',
    title: 'A dictionary has a key that the default language lacks',
    help: 'Remove the key, or add it to the default language.',
  },
  'translation/unknown-key': {
    severity: 'error',
    title: 'A template asks for a text that no dictionary has',
    help: 'Add the key to the dictionaries.',
  },
  'translation/empty': {
    severity: 'error',
    title: 'A text of a dictionary is empty',
    help: 'Write the text, or remove the key: then the default language stands in.',
  },
  'translation/placeholders': {
    severity: 'error',
    title: 'A text has other placeholders than the one it translates',
    help: 'Use the placeholders of the default language, each in braces.',
  },
  'site/not-utf8': {
    severity: 'error',
    title: 'A file is not UTF-8',
    help: 'Save the file as UTF-8 in your editor.',
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
    title: 'A frontmatter key nothing reads',
    help: 'Remove the key or fix its spelling.',
  },
  'heading/skipped-level': {
    severity: 'error',
    title: 'A heading skips a level',
    help: 'Go down one level at a time.',
  },
  'callout/unclosed': {
    severity: 'error',
    title: 'A callout is never closed',
    help: 'Close it with a line `:::`.',
  },
  'callout/ends-with-block': {
    severity: 'warning',
    title: 'A callout in a list or quote has no closing line',
    help: 'Close it with a line `:::` as far indented as its first line.',
  },
  'callout/unknown': {
    severity: 'error',
    title: 'A callout of unknown severity',
    help: 'Use info, note, tip, success, warning or error.',
  },
  'directive/syntax': {
    severity: 'error',
    title: 'A {{…}} line is not valid JSON',
    help: 'Write it like {{"demo": "Name.tsx"}}.',
  },
  'directive/invalid': {
    severity: 'error',
    title: 'A directive with an option that does not exist or a value that does not fit',
    help: 'See the list of options in CONTRIBUTING.md.',
  },
  'directive/unknown-component': {
    severity: 'error',
    title: 'A component directive names no registered component',
    help: 'Register it under `components` in site.yaml.',
  },
  'demo/missing': {
    severity: 'error',
    title: 'A demo file does not exist',
    help: 'Write the file beside the page, or fix the name.',
  },
  'demo/duplicate': {
    severity: 'error',
    title: 'A page shows two demos of one name',
    help: 'A demo name is an anchor; use each once on a page.',
  },
  'demo/unused': {
    severity: 'warning',
    title: 'A demo file no page shows',
    help: 'Place it with {{"demo": …}}, or remove the file.',
  },
  'demo/not-erasable': {
    severity: 'warning',
    title: 'A demo uses TypeScript that is more than types',
    help: 'Write it with types alone (a union instead of an enum, a field instead of a parameter property), or put a variant without types beside it as Name.js.',
  },
  'demo/not-exportable': {
    severity: 'warning',
    title: 'No project can be made of a demo',
    help: 'Import modules that go with one version of a package, and name that package in `demos.project.companions` of site.yaml.',
  },
  'demo/build-failed': {
    severity: 'error',
    title: 'A module of the site cannot be bundled',
    help: 'Fix the code at this position.',
  },
  'demo/render-failed': {
    severity: 'error',
    title: 'A demo throws while it renders',
    help: 'Fix the demo. A site that may be published without it says `demo/render-failed: warning` under `severity` in site.yaml.',
  },
  'demo/empty': {
    severity: 'warning',
    title: 'A demo renders nothing visible at build time',
    help: 'Give the demo an initial state that shows its point.',
  },
  'demo/console-output': {
    severity: 'warning',
    title: 'A demo writes to the console while it renders',
    help: 'Fix what React or the component complains about, or remove the output.',
  },
  'component/render-failed': {
    severity: 'error',
    title: 'A content component throws while it renders',
    help: 'Fix the component, or the options of its directive.',
  },
  'demo/setup-failed': {
    severity: 'error',
    title: 'The setup or the shell of the demos throws',
    help: 'Fix the module that `demos.setup` or `demos.shell` in site.yaml names. It also runs without a browser: it must not touch the page while it is imported.',
  },
  'demo/build-warning': {
    severity: 'warning',
    title: 'The bundler doubts a module or style sheet of the site',
    help: 'Fix the code at this position.',
  },
  'template/failed': {
    severity: 'error',
    title: 'The templates throw',
    help: 'Fix the templates: `renderPage` must give a document for every page.',
  },
  'template/unused': {
    severity: 'warning',
    title: 'A file of the templates that nothing imports',
    help: 'Import it, remove it, or give it the path of the file of the default look whose place it shall take.',
  },
  'output/conflict': {
    severity: 'error',
    title: 'Two things would be written to one place',
    help: 'Rename the file in content/public, or give the page another pathname.',
  },
  'html/unsafe': {
    severity: 'error',
    title: 'Raw HTML that could run a script',
    help: 'Remove it: scripts, event handler attributes and javascript: URLs are never output.',
  },
  'html/dropped': {
    severity: 'warning',
    title: 'Raw HTML outside the allow-list',
    help: 'Use Markdown, or an element and attribute of the allow-list.',
  },
  'code/unlabelled-tab': {
    severity: 'error',
    title: 'A fence of a tab group has no label',
    help: 'Write the info string as `bash npm`: the language, then the label.',
  },
  'link/unknown-page': {
    severity: 'error',
    title: 'A link to a page that does not exist',
    help: 'Fix the path, or list a page that is still to be written in content/pending.yaml.',
  },
  'link/unknown-anchor': {
    severity: 'error',
    title: 'A link to an anchor its page does not have',
    help: 'Use the id of a heading or demo of that page.',
  },
  'link/pending-exists': {
    severity: 'warning',
    title: 'A page listed as pending exists',
    help: 'Remove it from content/pending.yaml.',
  },
  'link/lost-address': {
    severity: 'warning',
    title: 'A section address that links elsewhere use leads nowhere on its page',
    help: 'Name the heading that answers it now under `anchors` in the frontmatter of the page.',
  },
  'anchor/invalid': {
    severity: 'error',
    title: 'An entry of `anchors` or `tasks` that cannot work',
    help: 'Give the id of a heading of the page.',
  },
  'link/missing-file': {
    severity: 'error',
    title: 'An image or video that is not there',
    help: 'Put the file into content/public, and write its path from there: /images/a.png is content/public/images/a.png.',
  },
  'link/missing-alt': {
    severity: 'error',
    title: 'An image without alternative text',
    help: 'Describe the image, or write alt="" when it only decorates.',
  },
  'version/mismatch': {
    severity: 'error',
    title: 'A documented version is not the installed one',
    help: 'Install the documented version, or fix site.yaml.',
  },
  'api/stale': {
    severity: 'error',
    title: 'The committed API reference is not what the installed packages say',
    help: 'Run `docs-build api`, look at the changes below content/api, and commit them.',
  },
  'api/unknown-export': {
    severity: 'error',
    title: 'site.yaml names an export that no package of the product has',
    help: 'Fix the name, or remove it.',
  },
  'api/unknown-name': {
    severity: 'warning',
    title: 'A name in code looks like one of the documented packages, and none of them has it',
    help: 'Fix the name, or list it with a reason under `api.ignore` in site.yaml.',
  },
  'api/unknown-note': {
    severity: 'error',
    title: 'api-notes.yaml describes what the API reference does not have',
    help: 'Fix the name, or remove the text.',
  },
  'api/needless-note': {
    severity: 'error',
    title: 'api-notes.yaml describes what the packages describe themselves',
    help: 'Remove the text: readers get that of the package.',
  },
  'api/unused-ignore': {
    severity: 'warning',
    title: 'site.yaml ignores a name that no page has',
    help: 'Remove the entry.',
  },
  'page/long-title': {
    severity: 'warning',
    title: 'A title over 70 characters',
    help: 'Search engines cut it; say it shorter, or give a shorter one as `title:` in the frontmatter.',
  },
  'page/orphan': {
    severity: 'off',
    title: 'A page that no text links to',
    help: 'Link to it where readers come to need it; the navigation alone leads there.',
  },
  'heading/empty': {
    severity: 'error',
    title: 'A heading without text',
    help: 'Write its text, or remove it.',
  },
  'table/dropped-cells': {
    severity: 'error',
    title: 'A row has more cells than its table has columns',
    help: 'Add a column to the head, join the cells, or write \\| for a bar that separates none.',
  },
  'text/leftover': {
    severity: 'warning',
    title: 'A note to the author or filler text in prose',
    help: 'Write what is to be said, or remove it; a name in a text belongs in code formatting.',
  },
  'text/term': {
    severity: 'warning',
    title: 'A term is not spelt as the site spells it',
    help: 'Write it as `terms` in site.yaml has it.',
  },
  'code/unknown-language': {
    severity: 'warning',
    title: 'A fence names a language that nobody knows',
    help: 'Name the language of the code, or `text`.',
  },
  'image/no-size': {
    severity: 'off',
    title: 'An image without width and height',
    help: 'Write <img src="…" alt="…" width="…" height="…"> with its size in px: without one, the text jumps when it arrives.',
  },
  'image/heavy': {
    severity: 'warning',
    title: 'An image over 500 kB',
    help: 'Make it smaller: fewer pixels, or WebP or AVIF instead of PNG.',
  },
  'asset/unused': {
    severity: 'warning',
    title: 'An image or video that nothing shows',
    help: 'Show it, or remove the file.',
  },
  'link/empty': {
    severity: 'error',
    title: 'A link that leads nowhere',
    help: 'Give the address between the parentheses.',
  },
  'link/no-text': {
    severity: 'error',
    title: 'A link without text',
    help: 'Write between the brackets where it leads; a link around an image takes the text of the image.',
  },
  'link/malformed': {
    severity: 'error',
    title: 'An external link that is not a web address',
    help: 'Write the whole address, for example https://example.com/page.',
  },
  'demo/type-error': {
    severity: 'error',
    title: 'The types of a demo do not fit',
    help: 'Fix the code: readers copy it into projects that check types.',
  },
  'demo/outside-site': {
    severity: 'error',
    title: 'A demo imports a file outside the site',
    help: 'Put the file into the site, for example beside the demo.',
  },
  'demo/undeclared-package': {
    severity: 'error',
    title: 'A demo imports a package that the site does not declare',
    help: 'Declare it: run npm install in the folder of the site.',
  },
  'demo/internal-import': {
    severity: 'warning',
    title: 'A demo imports what a package keeps to itself',
    help: 'Import what the package documents: its own parts change without notice.',
  },
  'redirect/chain': {
    severity: 'error',
    title: 'A redirect leads to another one',
    help: 'Redirect to the page at once.',
  },
  'redirect/loop': {
    severity: 'error',
    title: 'Redirects lead in a circle',
    help: 'Let one of them lead to a page.',
  },
  'output/unportable': {
    severity: 'error',
    title: 'A path that not every disk can hold',
    help: 'Choose another path: disks of Windows and macOS take upper and lower case for the same, and have reserved names.',
  },
  'redirect/invalid': {
    severity: 'error',
    title: 'A redirect that cannot work',
    help: 'Redirect from a path without a page to one that has one.',
  },
} as const satisfies Record<string, CatalogueEntry>;

export type Code = keyof typeof catalogue;
