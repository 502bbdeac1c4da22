import { renderToStaticMarkup } from 'react-dom/server';
import type { DemoFrameView } from '../../renderer/view/demo.ts';
import { trustedHtml } from '../parts/trusted-html.ts';

/** Without a ground of its own: it lies on the page as the demo did. */
const plain = 'html,body{background:none}body{margin:0;overflow-x:auto}';

/** Room for what reaches beyond a demo, as the page leaves it around the frame of changed code. */
const roomy = 'body{padding:12px}';

function DemoFrame({ view }: { readonly view: DemoFrameView }) {
  return (
    <html lang={view.language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        {view.policy !== null && <meta httpEquiv="Content-Security-Policy" content={view.policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{view.title}</title>
        {view.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style {...trustedHtml(plain + (view.policy === null ? '' : roomy))} />
        {view.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {view.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div className="demo-stage" />
      </body>
    </html>
  );
}

/** The document in which one demo runs. */
export const renderDemoFrame = (view: DemoFrameView): string =>
  `<!doctype html>${renderToStaticMarkup(<DemoFrame view={view} />)}`;
