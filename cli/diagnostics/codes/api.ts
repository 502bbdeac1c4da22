import type { CatalogueEntry } from './entry.ts';

/** Findings about the API reference. */
export const apiCodes = {
  'api/stale': {
    severity: 'error',
    title: 'The committed API reference differs from the installed packages',
    help: 'Run `docs-build api`, look at the changes below content/api, and commit them.',
  },
  'api/missing-entry': {
    severity: 'error',
    title: 'A documented package lacks an entry point that site.yaml lists',
    help: 'Build the package, or fix its `entries` in site.yaml.',
  },
  'api/unresolved-type': {
    severity: 'error',
    title: 'A documented package takes types from a module that is not installed',
    help: 'Install the types of that module in the folder of the site, and run `docs-build api`; or name it under `api.untyped` in site.yaml.',
  },
  'api/unknown-export': {
    severity: 'error',
    title: 'site.yaml names an export that no package of the product has',
    help: 'Fix the name, or remove it.',
  },
  'api/unknown-name': {
    severity: 'warning',
    title: 'A name in code looks like one of the documented packages, but none of them has it',
    help: 'Fix the name, or list it with a reason under `api.ignore` in site.yaml.',
  },
  'api/misspelt-word': {
    severity: 'warning',
    title: 'A single word in code is one letter away from a name of the API reference',
    help: 'Fix the word, or list it with a reason under `api.ignore` in site.yaml.',
  },
  'api/deprecated': {
    severity: 'warning',
    title: 'A page uses a name that its package deprecates',
    help: 'Use what replaces it; a page about the deprecation lists the name under `deprecated` in its frontmatter.',
  },
  'api/newer-name': {
    severity: 'warning',
    title: 'A page for an older version uses a name that a newer one brought',
    help: 'Leave the name out, or raise `version` in the frontmatter.',
  },
  'api/unknown-note': {
    severity: 'error',
    title: 'api-notes.yaml describes an entry that the API reference does not have',
    help: 'Fix the name, or remove the text.',
  },
  'api/needless-note': {
    severity: 'error',
    title: 'api-notes.yaml describes an entry that its package already describes',
    help: 'Remove the text: readers get the text of the package. A text under `add` stands behind that.',
  },
  'api/unused-correction': {
    severity: 'error',
    title: 'api-corrections.yaml corrects a default that the packages no longer state so',
    help: 'Compare the entry with the packages, then adjust `stated`, or remove the correction.',
  },
  'api/contradicted-default': {
    severity: 'error',
    title: 'A demo looks different with the default that the reference prints than without the prop',
    help: 'Correct the default in api-corrections.yaml, then run `docs-build api --prove`.',
  },
  'api/stale-proof': {
    severity: 'warning',
    title: 'The proof of the defaults belongs to another reference or other versions',
    help: 'Run `docs-build api --prove`.',
  },
  'api/stale-history': {
    severity: 'warning',
    title: 'The history of the API reference ends before the documented versions',
    help: 'Run `docs-build history`.',
  },
  'api/unused-ignore': {
    severity: 'warning',
    title: 'site.yaml ignores a name that no page has',
    help: 'Remove the entry.',
  },
  'api/unused-untyped': {
    severity: 'warning',
    title: 'site.yaml does without the types of a module that no documented package misses',
    help: 'Remove the entry, or fix its name: a module as the declarations import it.',
  },
  'api/unused-dismissal': {
    severity: 'warning',
    title: 'site.yaml dismisses a text that no entry of the API reference has',
    help: 'Fix the expression, or remove the entry.',
  },
  'api/unused-move': {
    severity: 'warning',
    title: 'site.yaml moves links that no text of the API reference has',
    help: 'Fix the address, or remove the entry.',
  },
} as const satisfies Record<string, CatalogueEntry>;
