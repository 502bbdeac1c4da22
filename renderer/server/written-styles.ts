import type { JSDOM } from 'jsdom';

/**
 * Rules that code has inserted, by sheet and in its order. The DOM's own list lacks rules that its CSS parser does not
 * support.
 */
const inserted = new WeakMap<CSSStyleSheet, string[]>();

/** Notes the rules that code inserts one by one, as libraries do in production. */
function noteRules(sheet: CSSStyleSheet): void {
  if (inserted.has(sheet)) return;
  const rules: string[] = [];
  inserted.set(sheet, rules);
  const { insertRule, deleteRule } = sheet;
  const first = sheet.cssRules.length;
  sheet.insertRule = (rule, index = 0) => {
    rules.splice(index - first, 0, rule);
    try {
      return insertRule.call(sheet, rule, index);
    } catch {
      // The positions of the other rules stay right.
      return insertRule.call(sheet, 'x {}', index);
    }
  };
  sheet.deleteRule = (index) => {
    if (index >= first) rules.splice(index - first, 1);
    deleteRule.call(sheet, index);
  };
}

/** Call it before modules run that write styles. */
export function noteStyles(window: JSDOM['window']): void {
  const { prototype } = window.HTMLStyleElement;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'sheet') ?? {};
  Object.defineProperty(prototype, 'sheet', {
    configurable: true,
    get(this: HTMLStyleElement) {
      const sheet: CSSStyleSheet | null = get?.call(this) ?? null;
      if (sheet !== null) noteRules(sheet);
      return sheet;
    },
  });
}

/** Texts of the style elements of a document outside `stage`, in order. */
export function writtenStyles(document: Document, stage: Element): readonly string[] {
  const elements = [...document.querySelectorAll('style')].filter((element) => !stage.contains(element));
  return elements.flatMap((element) => {
    const rules = (element.sheet && inserted.get(element.sheet)) ?? [];
    const texts = [element.textContent ?? '', ...rules].filter((text) => text.trim() !== '');
    return element.media === '' ? texts : texts.map((text) => `@media ${element.media}{${text}}`);
  });
}
