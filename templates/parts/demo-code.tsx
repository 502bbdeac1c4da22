import type { CodeVariant, DemoSourceView, DemoVariantView, DemoView } from '../../renderer/view/demo.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { codeId } from './demo-toolbar.tsx';
import { message } from './message.ts';
import { trustedHtml } from './trusted-html.ts';

interface Props {
  readonly view: PageView;
  readonly demo: DemoView;
}

/** Scrollable elements must be reachable by keyboard, which not every browser ensures. */
const scrollable = { tabIndex: 0 };

/** The Markdown of a page has one variant of its code. */
const inMarkdown = (variant: CodeVariant | null): '' | undefined => (variant === 'JS' ? '' : undefined);

interface BlockProps {
  readonly className: string;
  /** Null for a block that is the same in both variants. */
  readonly variant: CodeVariant | null;
  readonly source: DemoSourceView;
  readonly html: string;
}

function Block({ className, variant, source, html }: BlockProps) {
  return (
    <div
      className={`code ${className}`.trim()}
      data-language={source.language}
      data-variant={variant ?? undefined}
      data-markdown-ignore={inMarkdown(variant)}
    >
      <pre {...scrollable}>
        <code className={`language-${source.language}`} {...trustedHtml(html)} />
      </pre>
    </div>
  );
}

interface Shown {
  /** Null for a file that is the same in both variants. */
  readonly variant: CodeVariant | null;
  readonly code: DemoVariantView;
}

function shown(demo: DemoView, differ: boolean): Shown[] {
  if (demo.javascript === null || !differ) return [{ variant: null, code: demo }];
  return [
    { variant: 'TS', code: demo },
    { variant: 'JS', code: demo.javascript },
  ];
}

function Previews({ demo }: Pick<Props, 'demo'>) {
  const differ = demo.javascript?.preview !== demo.preview;
  return shown(demo, differ).map(
    ({ variant, code: { sources, preview } }) =>
      preview !== null &&
      sources[0] !== undefined && (
        <Block key={variant} className="demo-preview" variant={variant} source={sources[0]} html={preview} />
      ),
  );
}

/** The whole entry, and links to the other files. The script turns them into tabs once it has fetched one. */
function Full({ view, demo }: Props) {
  return shown(demo, true).map(({ variant, code: { sources } }) => {
    const [entry] = sources;
    if (entry === undefined) return null;
    return (
      <div key={variant} className="demo-full" data-variant={variant ?? undefined}>
        {sources.length > 1 && (
          <fieldset
            className="code-tab-list needs-js"
            aria-label={message(view, 'demo.files', { name: demo.name })}
          >
            {sources.map(({ name, href }) => (
              <button
                key={href}
                type="button"
                data-tool="file"
                value={href}
                aria-pressed={href === entry.href}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
        <Block className="" variant={null} source={entry} html={entry.html} />
      </div>
    );
  });
}

interface FileLink {
  readonly variant: CodeVariant | null;
  readonly name: string;
  readonly href: string;
}

/** Every file once; those of a single variant name it. */
function fileLinks({ sources, javascript }: DemoView): FileLink[] {
  if (javascript === null) return sources.map(({ name, href }) => ({ variant: null, name, href }));
  const isIn = (list: readonly DemoSourceView[], href: string) => list.some((source) => source.href === href);
  return [
    ...sources.map(({ name, href }) => ({
      variant: isIn(javascript.sources, href) ? null : ('TS' as const),
      name,
      href,
    })),
    ...javascript.sources.flatMap(({ name, href }) =>
      isIn(sources, href) ? [] : [{ variant: 'JS' as const, name, href }],
    ),
  ];
}

/**
 * The code of a closed demo: its preview, and links to its files. The page's script fetches more from the links'
 * addresses; without the script, the links are the way to the code.
 */
export function DemoCode({ view, demo }: Props) {
  const isOpen = demo.options.defaultCodeOpen;
  return (
    <div className="demo-code" id={codeId(demo)}>
      <Previews demo={demo} />
      {isOpen && <Full view={view} demo={demo} />}
      <details className="demo-sources" data-markdown-ignore="">
        <summary>{message(view, 'demo.sources')}</summary>
        <ul>
          {fileLinks(demo).map(({ variant, name, href }) => (
            <li key={href}>
              <a href={href} data-variant={variant ?? undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
