import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { JSDOM } from 'jsdom';

/** The HTML of a picture. */
export interface AuditRequest {
  readonly id: string;
  readonly html: string;
}

/** A rule that elements of a picture break. */
export interface Fault {
  /** Id of an axe rule. */
  readonly rule: string;
  /** The rule in words. */
  readonly help: string;
  /** Number of elements that break it. */
  readonly count: number;
  /** The first of them, as HTML. */
  readonly example: string;
}

export interface AuditResult {
  readonly id: string;
  readonly faults: readonly Fault[];
}

/** Rules that need a layout or colours, and rules about a whole document, of which a picture is a part. */
const leftOut = [
  ...['color-contrast', 'css-orientation-lock', 'link-in-text-block', 'scrollable-region-focusable'],
  ...['target-size', 'no-autoplay-audio', 'frame-tested', 'frame-title', 'frame-title-unique'],
  ...[
    'bypass',
    'document-title',
    'html-has-lang',
    'html-lang-valid',
    'html-xml-lang-mismatch',
    'meta-refresh',
  ],
  ...[
    'meta-viewport',
    'meta-viewport-large',
    'page-has-heading-one',
    'landmark-one-main',
    'region',
    'skip-link',
  ],
];

const longestExample = 160;

/** A function that audits a picture. One document serves all, because a new one costs more than an audit. */
export function openAudit(): (request: AuditRequest) => Promise<AuditResult> {
  const { window } = new JSDOM('<!doctype html><html lang="en"><title>picture</title><body></body></html>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  // No style sheet is loaded, so the own style is all; jsdom takes ten times as long to find that out.
  window.getComputedStyle = (element) => (element as HTMLElement).style;
  window.HTMLCanvasElement.prototype.getContext = () => null;
  window.eval(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  return async ({ id, html }) => {
    const { body } = window.document;
    body.innerHTML = html;
    const { violations } = await run(body, {
      ...{ rules, resultTypes: ['violations'], preload: false, elementRef: false },
      ...{ selectors: false, ancestry: false, xpath: false },
    });
    body.replaceChildren();
    const faults = violations.map(({ id: rule, help, nodes }) => {
      const example = nodes[0]?.html.replace(/\s+/g, ' ') ?? '';
      return { rule, help, count: nodes.length, example: example.slice(0, longestExample) };
    });
    return { id, faults: faults.sort((one, other) => (one.rule < other.rule ? -1 : 1)) };
  };
}
