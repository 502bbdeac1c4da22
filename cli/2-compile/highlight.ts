import type { ElementContent, RootContent } from 'hast';
import bash from 'refractor/bash';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import markup from 'refractor/markup';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

for (const language of [bash, css, diff, javascript, json, jsx, markup, tsx, typescript, yaml]) {
  refractor.register(language);
}
refractor.alias({ json: ['json5', 'jsonc'], bash: ['console', 'zsh'] });

const isElementContent = (node: RootContent): node is ElementContent =>
  node.type === 'element' || node.type === 'text';

/** Prism's tokens; plain text when the language is not known. */
export function highlight(code: string, language: string | null): ElementContent[] {
  if (language === null || !refractor.registered(language)) return [{ type: 'text', value: code }];
  return refractor.highlight(code, language).children.filter(isElementContent);
}

const stringifier = unified().use(rehypeStringify).freeze();

export const highlightToHtml = (code: string, language: string | null): string =>
  stringifier.stringify({ type: 'root', children: highlight(code, language) });
