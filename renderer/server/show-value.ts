import { inspect } from 'node:util';

/** A value as readers see it. */
export interface ShownValue {
  /** As JavaScript; null for the text that an element shows. */
  readonly code: string | null;
  /** The text itself, of a string or an element; null for any other value. */
  readonly text: string | null;
}

/** Texts in quotes, and the spaces in brackets, which code of pages does not have. */
const spaces = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\[ | \]/g;

/** One line; nothing of the value is executed. */
const inspected = (value: unknown): string =>
  inspect(value, {
    breakLength: Number.POSITIVE_INFINITY,
    compact: true,
    customInspect: false,
    depth: 8,
    maxArrayLength: 200,
    maxStringLength: 10_000,
  }).replace(spaces, (part) => (part === '[ ' || part === ' ]' ? part.trim() : part));

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null || Array.isArray(value);
};

/** An instance of a class that has a form for JSON, such as the dates of a library, counts as that form. */
function asData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isPlain(value)) return value;
  const toJson: unknown = Reflect.get(value, 'toJSON');
  return typeof toJson === 'function' ? toJson.call(value) : value;
}

export function showValue(value: unknown): ShownValue {
  const data = asData(value);
  // Comments have no line ends of Windows, and no spaces at the ends of their lines.
  const text = typeof data === 'string' ? data.replace(/[ \t\r]+$/gm, '') : null;
  return { code: inspected(data), text };
}

/** Elements that stand in a line of text. */
const inline = /^(?:A|B|BDI|CODE|EM|I|MARK|SMALL|SPAN|STRONG|SUB|SUP|TIME)$/;

function textIn(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (/^(?:STYLE|SCRIPT)$/.test(element.tagName) || element.getAttribute('aria-hidden') === 'true') return '';
  if (element.tagName === 'INPUT') return ` ${element.getAttribute('value') ?? ''} `;
  const text = [...element.childNodes].map(textIn).join('');
  return inline.test(element.tagName) ? text : ` ${text} `;
}

/** Marks that show nothing and direct the text around them. */
const invisible = /[\u200b-\u200f\u2060\u2066-\u2069]/g;

/** The text that HTML shows, fields included, on one line. */
export function shownText(document: Document, html: string): string {
  const host = document.createElement('div');
  host.innerHTML = html;
  return textIn(host).replace(invisible, '').replace(/\s+/g, ' ').trim();
}
