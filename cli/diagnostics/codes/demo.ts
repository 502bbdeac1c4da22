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
    title: 'A page shows two demos with the same name',
    help: 'The name of a demo is an anchor, so a page can show it only once.',
  },
  'demo/unused': {
    severity: 'warning',
    title: 'A demo file that no page shows',
    help: 'Place it with {{"demo": …}}, or remove the file.',
  },
  'demo/preview-misses': {
    severity: 'off',
    title: 'A closed demo shows none of the names that its section explains',
    help: 'Put the important lines, unchanged, into a file beside the demo, `Name.tsx.preview`, or show them in a block of code.',
  },
  'demo/long-preview': {
    severity: 'warning',
    title: 'The preview of a demo has more than 16 lines',
    help: 'Keep the lines that show the point, or remove the file: then the build chooses lines.',
  },
  'demo/broken-preview': {
    severity: 'warning',
    title: 'The preview of a demo breaks off, or has a line that the demo does not have',
    help: 'Copy whole statements, elements, props or members from the demo into `Name.tsx.preview`, unchanged, or remove the file: then the build chooses lines.',
  },
  'demo/not-erasable': {
    severity: 'warning',
    title: 'A demo uses TypeScript that is more than types',
    help: 'Use types only (a union instead of an enum, a field instead of a parameter property), or put a variant without types beside it as Name.js.',
  },
  'demo/not-exportable': {
    severity: 'warning',
    title: 'A demo cannot be exported as a project',
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
    help: 'Fix the demo. A theme or provider around it comes from `demos.shell` in site.yaml. One that needs a real browser gets `"draw": false` and its `height` in the directive. A site that may be published without it says `demo/render-failed: warning` under `severity` in site.yaml.',
  },
  'demo/empty': {
    severity: 'warning',
    title: 'A demo renders nothing visible at build time',
    help: 'Give the demo an initial state that shows its point. One that suspends for more than two seconds needs a `Suspense` around what it waits for, whose fallback is drawn.',
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
    title: 'The bundler warns about a module or style sheet of the site',
    help: 'Fix the code at this position.',
  },
  'template/failed': {
    severity: 'error',
    title: 'The templates throw',
    help: 'Fix the templates: `renderPage` must return a document for every page.',
  },
  'template/unused': {
    severity: 'warning',
    title: 'A file of the templates that nothing imports',
    help: 'Import it, remove it, or give it the path of the file of the default look that it is to replace.',
  },
  'output/conflict': {
    severity: 'error',
    title: 'Two output files have the same path',
    help: 'Rename the file in content/public, or give the page another pathname.',
  },
  'demo/type-error': {
    severity: 'error',
    title: 'A demo has a type error',
    help: 'Fix the code: readers copy it into projects that check types.',
  },
  'demo/untyped': {
    severity: 'warning',
    title: 'The types of demos cannot be checked',
    help: 'Install the types of React for its version: `npm install --save-dev @types/react @types/react-dom`.',
  },
  'demo/alternative-type-error': {
    severity: 'error',
    title: 'A demo has a type error with another library',
    help: 'In `demos.alternatives` of site.yaml, exclude such demos under `except`, or replace what differs.',
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
    help: 'Import only what the package documents: its internal parts change without notice.',
  },
  'output/unportable': {
    severity: 'error',
    title: 'A path that not every file system supports',
    help: 'Choose another path: Windows and macOS ignore upper and lower case, and Windows reserves some names.',
  },
} as const satisfies Record<string, CatalogueEntry>;
