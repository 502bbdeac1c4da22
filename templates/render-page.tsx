import { renderToStaticMarkup } from 'react-dom/server';
import type { PageLayout } from '../renderer/view/layout.ts';
import type { LanguageView, PageView } from '../renderer/view/page.ts';
import { BlankPage } from './pages/blank.tsx';
import { DocsPage } from './pages/docs.tsx';
import { LandingPage } from './pages/landing.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Offline } from './pages/offline.tsx';
import { SettingsControls } from './parts/settings.tsx';

const pages: Readonly<Record<PageLayout, (props: { view: PageView }) => JSX.Element>> = {
  docs: DocsPage,
  landing: LandingPage,
  blank: BlankPage,
  'not-found': NotFound,
  offline: Offline,
};

/** The complete document, doctype included. Keys of missing texts are in `takeMissingMessages`. */
export function renderPage(view: PageView): string {
  const Page = pages[view.layout];
  return `<!doctype html>${renderToStaticMarkup(<Page view={view} />)}`;
}

export const renderSettings = (view: LanguageView): string =>
  renderToStaticMarkup(<SettingsControls view={view} />);
