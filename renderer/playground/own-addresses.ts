import { siteBase } from '../preferences/site-base.ts';

const inProps = /(\b(?:href|src|srcSet|poster|action|formAction)\s*[=:]\s*\{?\s*["'`])\/(?!\/)/g;
const inCss = /(\burl\(\s*["']?)\/(?!\/)/g;
const ofFiles =
  /(["'`])\/(?=[\w./@%+-]+\.(?:avif|gif|ico|jpe?g|mp[34]|og[ag]|pdf|png|svg|webm|webp|woff2?)\1)/g;

/** The code that a reader edits, with the path of the site before addresses, as a build puts it there. */
export function withOwnAddresses(code: string): string {
  const base = siteBase();
  if (base === '/') return code;
  // Applied once to each address: a pattern matches only what none before it has changed.
  const marked = [inProps, inCss, ofFiles].reduce((text, pattern) => text.replace(pattern, '$1\0'), code);
  return marked.replaceAll('\0', base);
}
