import type { CatalogueEntry } from './entry.ts';

/** Findings in the configuration, the page tree, the redirects and the texts of the interface. */
export const siteCodes = {
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
    title: 'An unknown key of the configuration',
    help: 'Remove the key or fix its spelling.',
  },
  'site/unsupported-react': {
    severity: 'error',
    title: 'The installed React is too old, or react and react-dom differ in version',
    help: 'Install one version of both in the folder of the site: npm install react@latest react-dom@latest.',
  },
  'site/plug-n-play': {
    severity: 'error',
    title: 'Packages are installed without a folder node_modules',
    help: 'Write `nodeLinker: node-modules` into .yarnrc.yml, and run `yarn install`.',
  },
  'site/outside-link': {
    severity: 'error',
    title: 'A symbolic link in content/ or templates/ leads out of the site',
    help: 'Put the file itself in its place, or run docs-build with a --root that holds both.',
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
    title: 'A node refers to an API reference that does not exist',
    help: 'Name a product of site.yaml that has `api`, and entries that `docs-build api` has committed below content/api/.',
  },
  'tree/cycle': {
    severity: 'error',
    title: 'A group contains itself',
    help: 'A YAML alias points back at one of its own parents; write the children out.',
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
    help: 'Write the text, or remove the key to use the default language.',
  },
  'translation/placeholders': {
    severity: 'error',
    title: 'The placeholders of a text differ from those of its original',
    help: 'Use the placeholders of the default language, each in braces.',
  },
  'site/not-utf8': {
    severity: 'error',
    title: 'A file is not UTF-8',
    help: 'Save the file as UTF-8 in your editor.',
  },
  'version/mismatch': {
    severity: 'error',
    title: 'A documented version is not the installed one',
    help: 'Install the documented version, or fix site.yaml.',
  },
  'redirect/chain': {
    severity: 'error',
    title: 'A redirect leads to another one',
    help: 'Redirect to the page directly.',
  },
  'redirect/loop': {
    severity: 'error',
    title: 'Redirects form a loop',
    help: 'Point one of them at a page.',
  },
  'redirect/invalid': {
    severity: 'error',
    title: 'A redirect that cannot work',
    help: 'Redirect from a path without a page to the path of a page.',
  },
} as const satisfies Record<string, CatalogueEntry>;
