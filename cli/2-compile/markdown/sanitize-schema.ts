import type { Options as Schema } from 'rehype-sanitize';
import { severities } from './nodes.ts';
import { sealTag } from './own-blocks.ts';

const web = ['http', 'https'];

/** MathML, in which plugins of a site draw formulas. */
const formulaTags = [
  ...['math', 'semantics', 'annotation', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mfrac', 'msqrt'],
  ...['mroot', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts'],
  ...['mtable', 'mtr', 'mtd', 'mpadded', 'mphantom', 'mstyle', 'menclose', 'merror'],
];

/** How a formula is set; none is an address. */
const formulaAttributes = [
  ...['display', 'displaystyle', 'scriptlevel', 'mathvariant', 'mathcolor', 'mathbackground', 'mathsize'],
  ...[
    'stretchy',
    'fence',
    'separator',
    'symmetric',
    'largeop',
    'movablelimits',
    'accent',
    'accentunder',
    'form',
  ],
  ...['lspace', 'rspace', 'minsize', 'maxsize', 'width', 'height', 'depth', 'voffset', 'linethickness'],
  ...[
    'columnalign',
    'columnspacing',
    'columnlines',
    'rowspacing',
    'rowlines',
    'rowalign',
    'frame',
    'notation',
  ],
  ...['encoding', 'xmlns'],
];

/**
 * All HTML that a page may have, from Markdown or from the author. Elements not listed lose their tags and keep their
 * content; elements in `strip` lose both.
 */
export const sanitizeSchema: Schema = {
  tagNames: [
    // The structure of a text.
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'blockquote',
      'pre',
      'hr',
      'br',
      'wbr',
      'div',
      'section',
      'aside',
    ],
    // Lists, including lists of terms; figures with captions; text that a reader unfolds without a script.
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
    // Tables with more than Markdown's: captions, headings of rows, cells over several columns.
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    // Words with a meaning of their own for screen readers and search engines.
    ...[
      'a',
      'em',
      'strong',
      'del',
      'ins',
      'code',
      'kbd',
      'samp',
      'var',
      'sub',
      'sup',
      'small',
      'mark',
      'abbr',
      'dfn',
    ],
    // Words set apart, quotations, dates and text of another direction; images, videos, and the boxes of task lists.
    ...['b', 'i', 's', 'u', 'q', 'cite', 'time', 'span', 'bdi', 'bdo', 'img', 'video', 'input'],
    // Further formats and sizes of an image or video, and subtitles. They run no code.
    ...['picture', 'source', 'track'],
    ...formulaTags,
    sealTag,
  ],
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    // Parts of formulas that turn what is in them into HTML or a link.
    'annotation-xml',
    'maction',
    'mglyph',
    'malignmark',
    'title',
    'textarea',
  ],
  attributes: {
    '*': ['id', 'title', 'lang', 'dir', 'ariaLabel', 'ariaHidden', 'ariaDescribedBy', 'ariaLabelledBy'],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', ['className', 'data-footnote-backref']],
    aside: [
      ['className', 'callout', ...severities.map((name) => `callout-${name}`)],
      ['role', 'note'],
    ],
    blockquote: ['cite'],
    code: [['className', /^language-[\w+-]+$/]],
    details: ['open'],
    div: [['className', 'only-light-mode', 'only-dark-mode']],
    h2: [['className', 'sr']],
    img: [
      'src',
      'alt',
      // The size prevents a jump of the page when the image arrives.
      'width',
      'height',
      'srcSet',
      'sizes',
      ['loading', 'lazy'],
      ['className', 'only-light-mode', 'only-dark-mode'],
    ],
    input: [['type', 'checkbox'], 'checked', 'disabled'],
    kbd: [['className', 'key']],
    li: ['value', ['className', 'task-list-item']],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I'], ['className', 'contains-task-list']],
    p: [['className', 'description', 'callout-title']],
    q: ['cite'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    source: ['src', 'srcSet', 'sizes', 'media', 'type', 'width', 'height'],
    span: [['className', 'plan-pro', 'plan-premium', 'only-light-mode', 'only-dark-mode']],
    td: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    th: [
      'colSpan',
      'rowSpan',
      ['align', 'left', 'center', 'right'],
      ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
    ],
    time: ['dateTime'],
    track: [
      'src',
      'srcLang',
      'label',
      'default',
      ['kind', 'subtitles', 'captions', 'descriptions', 'chapters'],
    ],
    ul: [['className', 'contains-task-list']],
    video: [
      'src',
      'poster',
      'width',
      'height',
      'controls',
      'muted',
      'loop',
      'playsInline',
      ['preload', 'none', 'metadata'],
    ],
    [sealTag]: ['dataIndex'],
    ...Object.fromEntries(formulaTags.map((tag) => [tag, formulaAttributes])),
  },
  required: { input: { type: 'checkbox', disabled: true } },
  protocols: { href: [...web, 'mailto', 'tel'], src: web, srcSet: web, poster: web, cite: web },
  ancestors: {},
  clobber: [],
};
