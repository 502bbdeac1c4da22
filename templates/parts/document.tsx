import type { ReactNode } from 'react';
import { pageLayouts } from '../../renderer/view/layout.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { Head } from './head.tsx';
import { message } from './message.ts';
import { NotLoaded } from './not-loaded.tsx';
import { SearchDialog } from './search.tsx';
import { SettingsDrawer } from './settings.tsx';

interface Props {
  readonly view: PageView;
  readonly children: ReactNode;
}

/** Languages of two letters that are written from right to left; Node 20 has no API for the direction of a language. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Common parts of every page: the head, a link past the page frame, and what the browser's modules need. */
export function Document({ view, children }: Props) {
  const { tools } = pageLayouts[view.layout];
  const isRtl = rightToLeft.has(view.language);
  return (
    <html
      lang={view.language}
      dir={isRtl ? 'rtl' : 'ltr'}
      data-base={view.site.base === '/' ? undefined : view.site.base}
      data-direction={isRtl ? 'rtl' : undefined}
      data-api-evaluation={view.site.apiEvaluation ? '' : undefined}
    >
      <Head view={view} />
      <body>
        {tools && (
          <a className="skip-link" href="#site--main">
            {message(view, 'page.skip')}
          </a>
        )}
        {children}
        {tools && <SearchDialog view={view} />}
        {tools && <SettingsDrawer view={view} />}
        <NotLoaded view={view} />
        <template id="site--copy-button">
          <button type="button" className="copy" aria-keyshortcuts="Control+C Meta+C Alt+C">
            <span className="when-idle">
              {message(view, 'code.copy')}
              <span className="copy-keys" aria-hidden="true">
                <kbd className="on-apple">⌘C</kbd>
                <kbd className="elsewhere">Ctrl C</kbd>
              </span>
            </span>
            <span className="when-copied" aria-live="polite" data-text={message(view, 'code.copied')} />
          </button>
        </template>
        {view.markdownUrl !== null && (
          <template id="site--copy-section">
            <button type="button" className="copy-section">
              <span className="when-idle">{message(view, 'page.copySection')}</span>
              <span className="when-copied" role="status" data-text={message(view, 'page.copiedMarkdown')} />
            </button>
          </template>
        )}
      </body>
    </html>
  );
}
