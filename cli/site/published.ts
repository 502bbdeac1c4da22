/** Texts whose addresses begin at the root of the site, as a host below another path serves them. */
import { Tokenizer } from 'htmlparser2';
import type { SiteConfig } from '../model/config.ts';
import { servedAt } from './base.ts';

type Served = Pick<SiteConfig, 'base' | 'elsewhere'>;

/** Attributes with an address; those with several are separated by commas. */
const addressed = new Set(['href', 'src', 'poster', 'action', 'formaction', 'cite', 'data', 'xlink:href']);
const listed = new Set(['srcset', 'imagesrcset']);

/** CSS whose `url()` and `@import` lead below the path of the site. */
export const publishedCss = (site: Served, css: string): string =>
  site.base === '/'
    ? css
    : css.replace(
        /(\burl\(\s*["']?|@import\s+["'])(\/[^"')\s]*)/g,
        (_, before: string, address: string) => before + servedAt(site, address),
      );

function publishedValue(site: Served, name: string, value: string): string {
  if (addressed.has(name)) return servedAt(site, value);
  if (listed.has(name))
    return value.replace(
      /(^|,\s+)(\/[^\s,]*)/g,
      (_, before: string, address: string) => before + servedAt(site, address),
    );
  return name === 'style' ? publishedCss(site, value) : value;
}

/** HTML whose addresses, also those of its style sheets, lead below the path of the site; otherwise byte for byte. */
export function publishedHtml(site: Served, html: string): string {
  if (site.base === '/') return html;
  let done = '';
  let end = 0;
  let name = '';
  let value: [start: number, end: number] | null = null;
  let isStyle = false;
  const replace = (from: number, to: number, text: string) => {
    done += html.slice(end, from) + text;
    end = to;
  };
  const skip = () => {};
  const tokenizer = new Tokenizer(
    // Entities stay as they are written.
    { decodeEntities: false },
    {
      onopentagname: (start, stop) => {
        isStyle = html.slice(start, stop).toLowerCase() === 'style';
      },
      onattribname: (start, stop) => {
        name = html.slice(start, stop).toLowerCase();
        value = null;
      },
      onattribdata: (start, stop) => {
        value = [value?.[0] ?? start, stop];
      },
      onattribend: () => {
        if (value !== null) replace(...value, publishedValue(site, name, html.slice(...value)));
      },
      ontext: (start, stop) => {
        if (isStyle) replace(start, stop, publishedCss(site, html.slice(start, stop)));
      },
      onclosetag: () => {
        isStyle = false;
      },
      onattribentity: skip,
      oncdata: skip,
      oncomment: skip,
      ondeclaration: skip,
      onend: skip,
      onopentagend: skip,
      onprocessinginstruction: skip,
      onselfclosingtag: skip,
      ontextentity: skip,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return done + html.slice(end);
}
