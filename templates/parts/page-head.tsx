import type { PageView } from '../../renderer/model.ts';
import { Chips } from './chips.tsx';
import { message } from './message.ts';

function Breadcrumbs({ view }: { readonly view: PageView }) {
  if (view.breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={message(view, 'page.breadcrumbs')}>
      <ol>
        {view.breadcrumbs.map(({ title, href }) => (
          <li key={`${title} ${href}`}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Frontmatter may hold anything: only a web address becomes a link. */
const isWebAddress = (href: string | null): href is string => href !== null && /^https?:\/\//i.test(href);

export function issueHref(issuesUrl: string, { title, githubLabel }: PageView): string {
  const labels = githubLabel === null ? '' : `&labels=${encodeURIComponent(githubLabel)}`;
  return `${issuesUrl}/new?title=${encodeURIComponent(`[docs] ${title}`)}${labels}`;
}

function Facts({ view }: { readonly view: PageView }) {
  const { packageName, waiAria, sourceUrl, site } = view;
  const links: readonly (readonly [string, string | null])[] = [
    ['page.source', sourceUrl],
    ['page.report', site.issuesUrl === null ? null : issueHref(site.issuesUrl, view)],
    ['page.waiAria', waiAria],
  ];
  const shown = links.filter(([, href]) => isWebAddress(href));
  if (packageName === null && shown.length === 0 && view.markdownUrl === null) return null;
  return (
    <ul className="facts">
      {packageName !== null && (
        <li>
          <span className="sr">{message(view, 'page.package')} </span>
          <code>{packageName}</code>
        </li>
      )}
      <MarkdownAction view={view} />
      {shown.map(([key, href]) => (
        <li key={key}>
          <a href={href ?? undefined} rel="noopener">
            {message(view, key)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** With a script the text is copied; without one, and when copying fails, the link leads to it. */
function MarkdownAction({ view }: { readonly view: PageView }) {
  if (view.markdownUrl === null) return null;
  return (
    <li>
      <button type="button" className="copy-page needs-js" data-copy-page={view.markdownUrl}>
        <span className="when-idle">{message(view, 'page.copyMarkdown')}</span>
        <span className="when-copied" role="status" data-text={message(view, 'page.copiedMarkdown')} />
      </button>
      <a className="without-js" href={view.markdownUrl} type="text/markdown">
        {message(view, 'page.markdown')}
      </a>
    </li>
  );
}

export function PageHead({ view }: { readonly view: PageView }) {
  return (
    <header className="page-head">
      <Breadcrumbs view={view} />
      <div className="page-title">
        <h1>{view.title}</h1>
        <Chips view={view} item={view} />
      </div>
      <p className="description">{view.description}</p>
      <Facts view={view} />
    </header>
  );
}
