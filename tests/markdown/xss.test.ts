import type { Element, Nodes, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { sanitizeSchema } from '../../cli/2-compile/markdown/sanitize-schema.ts';
import { pageInput } from './page-input.ts';
import { clobberingVectors, xssVectors } from './xss-vectors.ts';

const ours = ['docs-slot', 'button'];
const allowed = new Set([...(sanitizeSchema.tagNames ?? []), ...ours]);

/** The elements a browser would make of a page's HTML. */
function elementsOf(text: string): Element[] {
  const { html } = compilePage(pageInput(text)).value;
  const root = { type: 'root', children: [{ type: 'raw', value: html }] } as Root;
  const elements: Element[] = [];
  const walk = (node: Nodes) => {
    if (node.type === 'element') elements.push(node);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(unified().use(rehypeRaw).runSync(root));
  return elements;
}

/** In a paragraph, a list, an element, an attribute and a table. */
const contexts: readonly ((vector: string) => string)[] = [
  (vector) => `# A\n\n${vector}\n`,
  (vector) => `# A\n\n- ${vector.replaceAll('\n', '\n  ')}\n`,
  (vector) => `# A\n\n<div>\n${vector}\n</div>\n`,
  (vector) => `# A\n\n<p title="x ${vector}">x</p>\n`,
  (vector) => `# A\n\n> <table><tr><td>${vector.replaceAll('\n', ' ')}</td></tr></table>\n`,
];

const runnable = /^\W*(?:javascript|vbscript|data|blob|view-source|feed):/i;

test.each(xssVectors)('runs nothing: %j', (vector) => {
  for (const context of contexts)
    for (const { tagName, properties } of elementsOf(context(vector))) {
      expect(allowed).toContain(tagName);
      for (const [name, value] of Object.entries(properties)) {
        expect(name).not.toMatch(/^on|^style$|^srcDoc$|^formAction$|^action$|^xLink|^background$/i);
        if (/^(?:href|src|srcSet|poster|cite)$/.test(name)) expect(String(value)).not.toMatch(runnable);
      }
    }
});

test.each(clobberingVectors)('takes the place of nothing: %j', (vector) => {
  for (const context of contexts)
    for (const { tagName, properties } of elementsOf(context(vector))) {
      expect(allowed).toContain(tagName);
      // Only a named element is a property of a document or a form; ids are anchors, which scripts look up by id.
      expect(properties).not.toHaveProperty('name');
      expect(['form', 'iframe', 'object', 'embed', 'output']).not.toContain(tagName);
      if (tagName === 'input') expect(properties).toMatchObject({ type: 'checkbox', disabled: true });
    }
});
