import type { CatalogueEntry } from './entry.ts';

/** Findings in demos, content components and templates, and in their output. */
export const demoCodes = {
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
  'demo/preview-misses': {
    severity: 'off',
    title: 'A closed demo shows nothing of what its section is about',
    help: 'Write the lines that matter, as they stand in the demo, into a file beside it, `Name.tsx.preview`; or show them in a block of code.',
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
  'demo/type-error': {
    severity: 'error',
    title: 'The types of a demo do not fit',
    help: 'Fix the code: readers copy it into projects that check types.',
  },
  'demo/alternative-type-error': {
    severity: 'error',
    title: 'The types of a demo do not fit with another library',
    help: 'Under `demos.alternatives` in site.yaml, except a name that keeps such demos out, or replace what differs.',
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
  'output/unportable': {
    severity: 'error',
    title: 'A path that not every disk can hold',
    help: 'Choose another path: disks of Windows and macOS take upper and lower case for the same, and have reserved names.',
  },
} as const satisfies Record<string, CatalogueEntry>;
