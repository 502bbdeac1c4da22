import type { Element } from 'hast';
import { eachElement } from './each-element.ts';
import { type PageContext, placeOf, report } from './page-context.ts';
import { plainText } from './page-head.ts';

/** Reports the mistakes of a link, whatever its target. False for a malformed address. */
export function checkLink(context: PageContext, node: Element, href: string): boolean {
  const place = placeOf(context, node);
  const text = plainText(node);
  if (href === '' || href === '#')
    report(context, 'link/empty', place, `The link \`${text}\` has no target.`);
  else if (isMalformed(href))
    report(context, 'link/malformed', place, `\`${href}\` is not a web address.`, suggestion(href));
  if (text === '' && !hasName(node))
    report(context, 'link/no-text', place, `The link to ${href || 'nowhere'} has no text.`);
  return !isMalformed(href);
}

/**
 * Whether an address is malformed: `http:/host`, `https//host`, `http://`, `www.host`. Browsers follow them all the
 * same.
 */
function isMalformed(href: string): boolean {
  if (/^www\./i.test(href) || /^(?:https?|ftp)(?:\/\/|:(?!\/\/))/i.test(href)) return true;
  if (!/^(?:https?:)?\/\//i.test(href)) return false;
  const url = URL.canParse(href, 'https://site.invalid') ? new URL(href, 'https://site.invalid') : null;
  // A single name is a host of a private network; a dot or comma at the end belongs to the sentence.
  return url === null || !/^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[.+\])$/.test(url.hostname);
}

const suggestion = (href: string): string | undefined => {
  const [, scheme = 'https', host = '', rest = ''] = /^(?:(https?):?\/*)?([^/?#]*)(.*)$/i.exec(href) ?? [];
  const name = host.replace(/^[.,;:!]+|[.,;:!]+$/g, '');
  const address = `${scheme.toLowerCase()}://${name}${rest}`;
  return name.includes('.') && address !== href ? `Did you mean \`${address}\`?` : undefined;
};

/** Whether an image, a label or a title names the link. */
function hasName(link: Element): boolean {
  let named = Boolean(link.properties.ariaLabel || link.properties.title || link.properties.ariaLabelledBy);
  eachElement(link, ({ tagName, properties: { alt, ariaLabel } }) => {
    // A block of the dialect in a link has its own text.
    named ||=
      (tagName === 'img' && String(alt ?? '').trim() !== '') || Boolean(ariaLabel) || tagName.includes('-');
  });
  return named;
}
