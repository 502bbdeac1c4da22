import { renderToStaticMarkup } from 'react-dom/server';
import type { DemoFrameView } from '../../renderer/view/demo.ts';
import { trustedHtml } from '../parts/trusted-html.ts';

/** Without a background: it is on the page in place of the demo. */
const plain = `html,body{background:none}body{margin:0;overflow-x:auto}
html:not([data-alone]) .frame-alone{display:none}
[data-alone],[data-alone] body{background:var(--color-background)}
[data-alone] body{padding:24px}`;

/** Room for outlines and labels of a demo; the page adds the same around the frame of changed code. */
const roomy = 'body{padding:12px}';

function DemoFrame({ view }: { readonly view: DemoFrameView }) {
  const { heading, text, page } = view.alone;
  return (
    <html lang={view.language} dir="ltr" data-base={view.base === '/' ? undefined : view.base}>
      <head>
        <meta charSet="utf-8" />
        {view.policy !== null && <meta httpEquiv="Content-Security-Policy" content={view.policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{view.title}</title>
        <link rel="icon" href={view.favicon ?? 'data:,'} />
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
        <header className="frame-alone">
          <h1>{heading}</h1>
          <p>
            {text} {page !== null && <a href={page.href}>{page.title}</a>}
          </p>
        </header>
        <main className="demo-stage" />
      </body>
    </html>
  );
}

/** The document in which one demo runs. */
export const renderDemoFrame = (view: DemoFrameView): string =>
  `<!doctype html>${renderToStaticMarkup(<DemoFrame view={view} />)}`;
