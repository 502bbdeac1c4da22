import type { PageView } from '../../renderer/view/page.ts';
import { Chips } from './chips.tsx';
import { Icon, type IconName } from './icon.tsx';
import { message } from './message.ts';
import { asWritten } from './soft-breaks.ts';

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

/** Frontmatter may contain anything, and only a web address becomes a link. */
const isWebAddress = (href: string | null): href is string => href !== null && /^https?:\/\//i.test(href);

export function issueHref(issuesUrl: string, { title, githubLabel }: PageView): string {
  const labels = githubLabel === null ? '' : `&labels=${encodeURIComponent(githubLabel)}`;
  return `${issuesUrl}/new?title=${encodeURIComponent(`[docs] ${title}`)}${labels}`;
}

interface ActionProps {
  readonly view: PageView;
  readonly href: string | null;
  readonly icon: IconName;
  readonly text: string;
}

function Action({ view, href, icon, text }: ActionProps) {
  if (!isWebAddress(href)) return null;
  return (
    <li>
      <a className="action" href={href} rel="noopener">
        <Icon name={icon} />
        {message(view, text)}
      </a>
    </li>
  );
}

/** With JavaScript the text is copied; without it, or when copying fails, the link leads to it. */
function MarkdownAction({ view }: { readonly view: PageView }) {
  if (view.markdownUrl === null) return null;
  return (
    <li>
      <button type="button" className="action needs-js" data-copy-page={view.markdownUrl}>
        <Icon name="copy" />
        <span className="when-idle">{message(view, 'page.copyMarkdown')}</span>
        <span className="when-copied" role="status" data-text={message(view, 'page.copiedMarkdown')} />
      </button>
      <a className="action without-js" href={view.markdownUrl} type="text/markdown">
        <Icon name="copy" />
        {message(view, 'page.markdown')}
      </a>
    </li>
  );
}

/** Links that open an assistant with the request to read the page. */
function Assistants({ view }: { readonly view: PageView }) {
  const { markdownUrl, canonicalUrl, site } = view;
  if (markdownUrl === null || canonicalUrl === null) return null;
  // The Markdown is beside the page.
  const page = canonicalUrl + markdownUrl.replace(/^.*\//, '');
  const prompt = encodeURIComponent(message(view, 'page.askAssistant', { page }));
  return site.assistants.map(({ name, href }) => (
    <li key={name}>
      <a className="action" href={href.replace('{prompt}', () => prompt)} rel="noopener">
        <Icon name="prompt" />
        {message(view, 'page.openIn', { name })}
      </a>
    </li>
  ));
}

/** The command that installs the page's package; a click copies it. */
function Install({ view }: { readonly view: PageView }) {
  const { packageName, packageSpec } = view;
  if (packageName === null) return null;
  if (packageSpec === null)
    return (
      <li>
        <span className="sr">{message(view, 'page.package')} </span>
        <code>{packageName}</code>
      </li>
    );
  return (
    <li>
      <code className="without-js">npm install {packageSpec}</code>
      <button type="button" className="install needs-js" data-copy-text={`npm install ${packageSpec}`}>
        <code>npm install {packageSpec}</code>
        <span className="sr">{message(view, 'code.copy')}</span>
        <Icon name="copy" />
        <Icon name="check" />
        <span className="sr" role="status" data-text={message(view, 'code.copied')} />
      </button>
    </li>
  );
}

function Facts({ view }: { readonly view: PageView }) {
  const { sourceUrl, waiAria, site } = view;
  const report = site.issuesUrl === null ? null : issueHref(site.issuesUrl, view);
  return (
    <ul className="facts">
      <Install view={view} />
      <MarkdownAction view={view} />
      <Assistants view={view} />
      <Action view={view} href={sourceUrl} icon="code" text="page.source" />
      <Action view={view} href={report} icon="report" text="page.report" />
      <Action view={view} href={waiAria} icon="accessibility" text="page.waiAria" />
    </ul>
  );
}

export function PageHead({ view }: { readonly view: PageView }) {
  return (
    <header className="page-head">
      <Breadcrumbs view={view} />
      <div className="page-title">
        <h1 {...asWritten(view.heading)}>{view.heading}</h1>
        <Chips view={view} item={view} />
      </div>
      <p className="description">{view.description}</p>
      <Facts view={view} />
    </header>
  );
}
