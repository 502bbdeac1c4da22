import type { PageInput } from '../../cli/2-compile/markdown/page-context.ts';
import type { WordKey } from '../../cli/2-compile/markdown/words.ts';

const words: Record<WordKey, string> = {
  'callout.info': 'Info',
  'callout.note': 'Note',
  'callout.tip': 'Tip',
  'callout.success': 'Success',
  'callout.warning': 'Warning',
  'callout.error': 'Error',
  'code.tabs': 'Variants',
  'footnotes.back': 'Back to {number}',
  'footnotes.title': 'Footnotes',
  'heading.link': 'Link to {title}',
  'link.pending': 'Not written yet',
  'page.api': 'API',
  'plan.premium': 'Premium plan',
  'plan.pro': 'Pro plan',
  'table.label': 'Table: {title}',
  'task.done': 'Done',
  'task.open': 'To do',
};

/** A page of an invented library, `Lantern`, with everything it may refer to. */
export const pageInput = (text: string, more: Partial<PageInput> = {}): PageInput => ({
  file: 'content/lamps/dimming/dimming.md',
  text,
  pathname: '/lamps/dimming',
  nodeTitle: 'Dimming',
  language: 'en',
  languages: ['en', 'zh'],
  url: 'https://lantern.example',
  productIds: ['lamps', 'candles'],
  productId: 'lamps',
  repository: { url: 'https://github.com/lantern/lantern', tag: 'v3.1.4', sourceUrl: null },
  components: ['LampTable', 'WattChart'],
  siblings: ['BasicLamp.tsx', 'LegacyLamp.js', 'LegacyLamp.tsx', 'OldLamp.js'],
  pending: ['/lamps/wiring', '/api-docs/lamps/lamp-cord'],
  apiPages: ['/lamps/api/dimmer', '/lamps/api/use-dimmer', '/api-docs/lamps/lamp-cord'],
  translated: [],
  words,
  ...more,
});
