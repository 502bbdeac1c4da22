import { renderToStaticMarkup } from 'react-dom/server';
import type { PageLayout, PageView } from '../renderer/model.ts';
import { BlankPage } from './blank-page.tsx';
import { DocsPage } from './docs-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { NotFound } from './not-found.tsx';
import { Offline } from './offline.tsx';

const pages: Readonly<Record<PageLayout, (props: { view: PageView }) => JSX.Element>> = {
  docs: DocsPage,
  landing: LandingPage,
  blank: BlankPage,
  'not-found': NotFound,
  offline: Offline,
};

/** The complete document, doctype included; texts it asked for in vain wait in `takeMissingMessages`. */
export function renderPage(view: PageView): string {
  const Page = pages[view.layout];
  return `<!doctype html>${renderToStaticMarkup(<Page view={view} />)}`;
}
