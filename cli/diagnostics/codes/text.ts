import type { CatalogueEntry } from './entry.ts';

/** Findings in the text of a page. */
export const textCodes = {
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
    help: 'Close it with a line `:::`, indented like its first line.',
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
    title: 'A directive has an unknown option or an invalid value',
    help: 'Fix the name of the option, or give a value of the expected shape.',
  },
  'directive/unknown-component': {
    severity: 'error',
    title: 'A component directive names no registered component',
    help: 'Register it under `components` in site.yaml.',
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
  'link/redirected': {
    severity: 'warning',
    title: 'A link leads to a redirect',
    help: 'Link to the page to which it redirects.',
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
    title: 'A section address that other sites link to does not exist on its page',
    help: 'Under `anchors` in the frontmatter of the page, name the heading that replaces it.',
  },
  'link/missing-file': {
    severity: 'error',
    title: 'An image, video or other public file does not exist',
    help: 'Put the file into content/public, and write its path from there: /images/a.png is content/public/images/a.png.',
  },
  'link/missing-alt': {
    severity: 'error',
    title: 'An image without alternative text',
    help: 'Describe the image, or write alt="" when it only decorates.',
  },
  'heading/empty': {
    severity: 'error',
    title: 'A heading without text',
    help: 'Write its text, or remove it.',
  },
  'table/dropped-cells': {
    severity: 'error',
    title: 'A row has more cells than its table has columns',
    help: 'Add a column to the head, join the cells, or write \\| for a bar that does not separate cells.',
  },
  'text/leftover': {
    severity: 'warning',
    title: 'A note to the author or filler text in prose',
    help: 'Write the text, or remove it; set a name as code.',
  },
  'text/term': {
    severity: 'warning',
    title: 'A term is not spelt as the site spells it',
    help: 'Use the spelling of `terms` in site.yaml.',
  },
  'text/unknown-package': {
    severity: 'error',
    title: 'A text asks for the version of a package that the site does not document',
    help: 'Name one of the packages of `products` in site.yaml.',
  },
  'code/syntax': {
    severity: 'error',
    title: 'A fence is not valid code of its language',
    help: 'Fix the code, or put `nocheck="reason"` behind the language of the fence.',
  },
  'code/type-error': {
    severity: 'error',
    title: 'The code of a fence has a type error',
    help: 'Fix the code; put `errors=2322` behind the language if the text is about this error, or `nocheck="reason"`.',
  },
  'code/unknown-name': {
    severity: 'error',
    title: 'A fence uses a name that nothing on the page or in the reference defines',
    help: 'Define it in the fence, declare it in content/fences, or put `continues` behind the language if the fence before defines it.',
  },
  'code/missing-import': {
    severity: 'error',
    title: 'A fence with imports uses a name that it does not import',
    help: 'Import the name.',
  },
  'code/no-error': {
    severity: 'error',
    title: 'A fence does not have the error that it names',
    help: 'Remove `errors=…` behind the language, or show code that has this error.',
  },
  'code/wrong-result': {
    severity: 'error',
    title: 'The code of a fence has another result than the text states',
    help: 'State what the code returns.',
  },
  'code/unproved-result': {
    severity: 'error',
    title: 'A fence states a result of nothing that can be computed',
    help: 'Put `// → value` behind an expression, a variable, or an element at the top level of the fence, or write the comment without an arrow.',
  },
  'code/run-failed': {
    severity: 'error',
    title: 'The code of a fence fails when it is executed',
    help: 'Fix the code; give names that it only reads a value in content/fences.',
  },
  'code/unknown-package': {
    severity: 'error',
    title: 'A command installs a package that nothing here needs',
    help: 'Fix the name, add the package to the package.json of the site, or put `nocheck="reason"` behind the language of the fence.',
  },
  'code/other-version': {
    severity: 'error',
    title: 'A command installs another version of a package than the documented one',
    help: 'Name a range that has the documented version, or put `nocheck="reason"` behind the language of the fence.',
  },
  'code/unknown-language': {
    severity: 'warning',
    title: 'A fence names an unknown language',
    help: 'Name the language of the code, or `text`.',
  },
  'code/language-case': {
    severity: 'warning',
    title: 'The language of a fence is not written in small letters',
    help: 'Write it in small letters.',
  },
  'code/unknown-option': {
    severity: 'warning',
    title: 'A part of the info string of a fence has no effect',
    help: 'Fix or remove it: after the language, a fence has title="…", highlighted lines such as {1,3-5}, nocheck="reason", errors=2322, continues and, in a tab group, its label.',
  },
  'text/foreign-syntax': {
    severity: 'warning',
    title: 'Syntax of another tool that readers would see as text',
    help: 'Write it in the dialect of this tool, or as code if it is meant to be read.',
  },
  'link/undefined-reference': {
    severity: 'warning',
    title: 'A reference to a link or footnote that the page does not define',
    help: 'Add the definition, or put a backslash before the bracket to show it.',
  },
  'image/no-size': {
    severity: 'off',
    title: 'An image without width and height',
    help: 'Write <img src="…" alt="…" width="…" height="…"> with its size in px. Without a size, the text jumps when the image arrives.',
  },
  'image/heavy': {
    severity: 'warning',
    title: 'An image over 500 kB',
    help: 'Make it smaller: fewer pixels, or WebP or AVIF instead of PNG.',
  },
  'asset/unused': {
    severity: 'warning',
    title: 'An unused image or video',
    help: 'Show it, or remove the file.',
  },
  'link/empty': {
    severity: 'error',
    title: 'A link without a target',
    help: 'Write the address between the parentheses.',
  },
  'link/no-text': {
    severity: 'error',
    title: 'A link without text',
    help: 'Write a text between the brackets; a link around an image uses the text of the image.',
  },
  'link/unreachable': {
    severity: 'warning',
    title: 'An external link leads to nothing, which `check --external` tries',
    help: 'Open it in a browser: fix the address, or link to a page that is there.',
  },
  'link/malformed': {
    severity: 'error',
    title: 'An external link that is not a web address',
    help: 'Write the whole address, for example https://example.com/page.',
  },
} as const satisfies Record<string, CatalogueEntry>;
