import type {
  CodeVariant,
  DemoSourceView,
  DemoVariantView,
  DemoView,
  PageView,
} from '../../renderer/model.ts';
import { codeId } from './demo-toolbar.tsx';
import { message } from './message.ts';
import { trustedHtml } from './trusted-html.ts';

interface Props {
  readonly view: PageView;
  readonly demo: DemoView;
}

/** What scrolls must be within reach of the keyboard, which not every browser sees to. */
const scrollable = { tabIndex: 0 };

interface BlockProps {
  readonly className: string;
  /** Null for a block that stands for both. */
  readonly variant: CodeVariant | null;
  readonly source: DemoSourceView;
  readonly html: string;
}

function Block({ className, variant, source, html }: BlockProps) {
  return (
    <div className={`code ${className}`} data-language={source.language} data-variant={variant ?? undefined}>
      <pre {...scrollable}>
        <code className={`language-${source.language}`} {...trustedHtml(html)} />
      </pre>
    </div>
  );
}

/** One block for both variants where they read alike. */
function Blocks({
  demo,
  className,
  htmlOf,
}: {
  readonly demo: DemoView;
  readonly className: string;
  readonly htmlOf: (variant: DemoVariantView) => string | null;
}) {
  const { javascript } = demo;
  const html = htmlOf(demo);
  const other = javascript && htmlOf(javascript);
  const [source] = demo.sources;
  if (source === undefined) return null;
  const isShared = javascript === null || other === html;
  return (
    <>
      {html !== null && (
        <Block className={className} variant={isShared ? null : 'TS'} source={source} html={html} />
      )}
      {!isShared && other !== null && javascript.sources[0] !== undefined && (
        <Block className={className} variant="JS" source={javascript.sources[0]} html={other} />
      )}
    </>
  );
}

interface FileLink {
  readonly variant: CodeVariant | null;
  readonly name: string;
  readonly href: string;
}

/** Every file once; those that only one variant has say so. */
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
 * The code of a closed demo: its preview, and links to its files. The page's script reads from the links what to
 * fetch when it is asked for more; without one, they are the way to the code.
 */
export function DemoCode({ view, demo }: Props) {
  const isOpen = demo.options.defaultCodeOpen;
  return (
    <div className="demo-code" id={codeId(demo)}>
      <Blocks demo={demo} className="demo-preview" htmlOf={({ preview }) => preview} />
      {isOpen && (
        <Blocks demo={demo} className="demo-full" htmlOf={({ sources: [entry] }) => entry?.html ?? null} />
      )}
      <details className="demo-sources">
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
