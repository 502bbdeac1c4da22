import type { DemoOptions, DemoSourceView, DemoView, PageView } from '../../renderer/model.ts';
import { Icon } from './icon.tsx';
import { message } from './message.ts';
import { trustedHtml } from './trusted-html.ts';

interface Props {
  readonly view: PageView;
  readonly demo: DemoView;
}

/** What scrolls must be within reach of the keyboard, which not every browser sees to. */
const scrollable = { tabIndex: 0 };

function Source({ source }: { readonly source: DemoSourceView }) {
  return (
    <div className="code" data-language={source.language}>
      <pre {...scrollable}>
        <code className={`language-${source.language}`} {...trustedHtml(source.html)} />
      </pre>
    </div>
  );
}

function Sources({ sources }: { readonly sources: readonly DemoSourceView[] }) {
  if (sources.length === 1) return sources.map((source) => <Source key={source.name} source={source} />);
  return sources.map((source, index) => (
    <details key={source.name} className="demo-file" open={index === 0}>
      <summary>{source.name}</summary>
      <Source source={source} />
    </details>
  ));
}

function Code({ view, demo: { name, options, sources } }: Props) {
  return (
    <>
      <div className="demo-toolbar">
        <a className="icon-button" href={`#${name}`}>
          <Icon name="link" />
          <span className="sr">{message(view, 'demo.link', { name })}</span>
        </a>
      </div>
      <details className="demo-code" open={options.defaultCodeOpen}>
        <summary>
          <span className="when-closed">{message(view, 'demo.showCode')}</span>
          <span className="when-open">{message(view, 'demo.hideCode')}</span>
        </summary>
        <Sources sources={sources} />
      </details>
    </>
  );
}

const stageStyle = ({ height, maxWidth }: DemoOptions) => ({
  height: height ?? undefined,
  maxWidth: maxWidth ?? undefined,
});

/**
 * The frame scrolls a wide demo and holds the room around it; the stage is exactly as large as the demo, so that
 * the live copy laid over the picture meets it on every side.
 */
export function Demo({ view, demo }: Props) {
  const { name, id, options, picture, sources } = demo;
  return (
    <figure
      className="demo"
      id={name}
      data-demo={id}
      data-bg={options.bg}
      aria-label={message(view, 'demo.label', { name })}
    >
      {/* Old links ask for a demo in one of its two languages. */}
      <span id={`${name}.tsx`} />
      <span id={`${name}.js`} />
      <div className="demo-frame">
        <div className="demo-stage" style={stageStyle(options)}>
          {picture === null ? (
            <p className="demo-missing">{message(view, 'demo.notRendered')}</p>
          ) : (
            <div className="demo-picture" {...trustedHtml(picture)} />
          )}
        </div>
      </div>
      {!options.hideToolbar && sources.length > 0 && <Code view={view} demo={demo} />}
    </figure>
  );
}
