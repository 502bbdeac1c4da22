import type { Element } from 'hast';

/** Elements that run, load or redirect to foreign content. */
export const unsafeTags: ReadonlySet<string> = new Set([
  ...['script', 'object', 'embed', 'applet', 'base', 'meta', 'link'],
]);

const urlProperties = [
  'href',
  'src',
  'srcSet',
  'action',
  'formAction',
  'poster',
  'cite',
  'data',
  'xLinkHref',
];

/** Whether a URL runs a script. Browsers ignore white space and control characters before and inside the scheme. */
const isScriptUrl = (value: string): boolean =>
  /^(?:javascript:|vbscript:|data:(?!image\/(?!svg)))/i.test(value.replace(/[\s\p{Cc}\p{Cf}]/gu, ''));

/** Names of the properties that could run a script. */
export const unsafeProperties = ({ properties }: Element): string[] =>
  Object.keys(properties).filter(
    (property) =>
      /^on\w/i.test(property) ||
      property === 'srcDoc' ||
      (urlProperties.includes(property) && isScriptUrl(String(properties[property]))),
  );

/** Writes schemes in lower case, the only form in the allow-list. */
export function lowerCaseSchemes({ properties }: Element): void {
  for (const property of urlProperties) {
    const url = properties[property];
    if (typeof url !== 'string') continue;
    properties[property] = url.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
  }
}
