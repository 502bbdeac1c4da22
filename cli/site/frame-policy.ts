/** What the browser lets changed code do, in the words of a content security policy. */
const directives: readonly string[] = [
  `default-src 'none'`,
  // The one place of the site where text becomes code, and it comes from its reader's own keyboard.
  `script-src 'self' 'unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
];

/** For the document itself, because not every host sends the headers. */
export const framePolicy: string = directives.join('; ');

/** What a document may say of itself in a header only. Opened by itself it has no origin either. */
export const frameHeaderPolicy: string = [
  ...directives,
  `frame-ancestors 'self'`,
  'sandbox allow-scripts allow-forms allow-modals allow-downloads',
].join('; ');
