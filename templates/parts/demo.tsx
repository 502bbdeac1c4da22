import type { DemoOptions, DemoView } from '../../renderer/view/demo.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { DemoCode } from './demo-code.tsx';
import { DemoToolbar } from './demo-toolbar.tsx';
import { message } from './message.ts';
import { trustedHtml } from './trusted-html.ts';

interface Props {
  readonly view: PageView;
  readonly demo: DemoView;
}

export const hasToolbar = ({ options, sources }: DemoView): boolean =>
  !options.hideToolbar && sources.length > 0;

const stageStyle = ({ height, maxWidth }: DemoOptions) => ({
  height: height ?? undefined,
  maxWidth: maxWidth ?? undefined,
});

/**
 * The scroller holds a wide demo and the room around it. The stage is exactly as large as the demo, so that
 * the live copy laid over the picture meets it on every side.
 */
export function Demo({ view, demo }: Props) {
  const { name, id, options, picture } = demo;
  return (
    <figure
      className="demo"
      id={name}
      data-demo={id}
      data-page={demo.ownPageUrl ?? undefined}
      data-bg={options.bg}
      data-code={options.defaultCodeOpen ? 'open' : undefined}
      aria-label={message(view, 'demo.label', { name })}
    >
      {/* Old links request a demo in one of its two languages. */}
      <span id={`${name}.tsx`} />
      <span id={`${name}.js`} />
      {/* The page as Markdown has the code instead. */}
      <div className="demo-scroller" data-markdown-ignore="">
        <div className="demo-stage" style={stageStyle(options)}>
          {picture === null ? (
            <p className="demo-missing">{message(view, 'demo.notRendered')}</p>
          ) : (
            <div className="demo-picture" {...trustedHtml(picture)} />
          )}
        </div>
        {/* A picture has no script that could paint a canvas. */}
        {picture?.includes('<canvas') && (
          <noscript>
            <p className="demo-missing">{message(view, 'demo.canvas')}</p>
          </noscript>
        )}
      </div>
      {hasToolbar(demo) && (
        <>
          <DemoToolbar view={view} demo={demo} />
          <DemoCode view={view} demo={demo} />
        </>
      )}
    </figure>
  );
}
