import { pageLayouts } from '../../renderer/view/layout.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { eventAttributes } from './event-attributes.ts';
import { Icon } from './icon.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { message } from './message.ts';
import { opens } from './popover.ts';
import { SearchButton } from './search.tsx';
import { SettingsButton } from './settings.tsx';
import { sidebarId } from './sidebar.tsx';

function Versions({ view }: { readonly view: PageView }) {
  const { name, versions } = view.product;
  const current = versions.find((version) => version.current);
  if (current === undefined) return null;
  if (versions.length === 1) return <span className="version">{current.text}</span>;
  return (
    <details className="menu" data-menu="">
      <summary className="version">
        <span className="sr">{message(view, 'header.version', { product: name })} </span>
        {current.text}
      </summary>
      <ul>
        {versions.map(({ text, href, current }) => (
          <li key={text}>
            <a
              href={href}
              aria-current={current ? 'true' : undefined}
              data-full-load={current ? undefined : ''}
              {...eventAttributes(view, 'version', 'open', text)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const modes = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'system'],
] as const;

/** Every state is in the document, and CSS shows the one in the root's attributes: it is right at the first paint. */
function ModeToggle({ view }: { readonly view: PageView }) {
  return (
    <button type="button" className="icon-button mode-toggle needs-js" data-toggle="mode">
      {modes.map(([mode, icon]) => (
        <span key={mode} data-when-mode={mode}>
          <Icon name={icon} />
          <span className="sr">{message(view, `mode.${mode}`)}</span>
        </span>
      ))}
    </button>
  );
}

/** Whether the page has the navigation beside it. */
const hasNavigation = ({ layout }: PageView): boolean => pageLayouts[layout].navigation;

export function Header({ view }: { readonly view: PageView }) {
  const { site, product, head } = view;
  return (
    <header className="header">
      {hasNavigation(view) && (
        <button type="button" className="icon-button menu-button" {...opens(sidebarId)}>
          <Icon name="menu" />
          <span className="sr">{message(view, 'navigation.open')}</span>
        </button>
      )}
      <a className="logo" href={site.homePath}>
        {head.favicon !== null && <img src={head.favicon} alt="" width="28" height="28" />}
        <span className="logo-name">{site.name}</span>
      </a>
      {hasNavigation(view) && (
        <div className="product">
          {product.name !== site.name && <span className="product-name">{product.name}</span>}
          <Versions view={view} />
        </div>
      )}
      <div className="header-end">
        <SearchButton view={view} />
        <LanguageMenu view={view} />
        {site.repositoryUrl !== null && (
          <a className="icon-button repository" href={site.repositoryUrl} rel="noopener">
            <Icon name="repository" />
            <span className="sr">{message(view, 'header.repository')}</span>
          </a>
        )}
        <ModeToggle view={view} />
        <SettingsButton view={view} />
      </div>
    </header>
  );
}
