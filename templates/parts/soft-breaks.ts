import { createElement, Fragment, type ReactNode } from 'react';

/** Long enough for a second line in a column, and made of several words. */
const identifier = /[\w$.]{18,}/g;
const boundary = /(?<=[a-z\d])(?=[A-Z])|(?<=[._])(?=\w)/;

/** Fits on a line of the narrowest column. */
const longest = 13;

/** Words of a name, joined as far as they fit on a line: every break is a mark in the page. */
function joined(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length <= longest) lines[lines.length - 1] = line + word;
    else lines.push(word);
  }
  return lines;
}

const partsOf = (text: string): string[] =>
  text.replace(identifier, (name) => joined(name.split(boundary)).join('\0')).split('\0');

/** A word made of words, such as the name of a component. A browser that translates a page must leave it alone. */
const name = /^[\w$.]*[a-z\d][A-Z][\w$.]*$/;

/** Attributes of an element with these texts. */
export const asWritten = (...texts: readonly string[]): { translate?: 'no' } =>
  texts.every((text) => name.test(text)) ? { translate: 'no' } : {};

/**
 * A name that breaks between its words when a line is too short for it. Firefox makes an item of every part in a flex
 * or grid box, so the parent must not be one.
 */
export function SoftBreaks({ text }: { readonly text: string }) {
  const nodes: ReactNode[] = [];
  for (const part of partsOf(text)) {
    if (nodes.length > 0) nodes.push(createElement('wbr'));
    nodes.push(part);
  }
  return createElement(Fragment, null, ...nodes);
}

/** The same for HTML from the compiler; tags stay as they are. */
export const withSoftBreaks = (html: string): string =>
  html.replaceAll(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : partsOf(part).join('<wbr>')));
