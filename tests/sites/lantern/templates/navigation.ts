import type { NavigationItem, PageLink, PageView, TocEntry } from '../../../../renderer/view/page.ts';
import { type Html, html, trusted } from './html.ts';
import { message } from './message.ts';

function items(view: PageView, list: readonly NavigationItem[]): Html {
  const label = ({ title, href, current, plan, newFeature, planned }: NavigationItem): Html => {
    const text = html`${title}${newFeature && ` (${message(view, 'chip.new')})`}${planned && ` (${message(view, 'chip.planned')})`}${plan !== null && ` (${message(view, `plan.${plan}`)})`}`;
    if (href === null) return html`<b>${text}</b>`;
    return html`<a href="${href}"${trusted(current ? ' aria-current="page"' : '')}>${text}</a>`;
  };
  const rows = list.map(
    (item) =>
      html`<li class="${item.kind}${item.open && ' open'}">${label(item)}${item.children.length > 0 && items(view, item.children)}</li>\n`,
  );
  return html`<ul>
${rows}</ul>`;
}

export const sidebar = (view: PageView): Html =>
  html`<nav class="sidebar" aria-label="${message(view, 'navigation.label')}">${items(view, view.navigation)}</nav>`;

const link = ({ title, href }: PageLink): Html => html`<a href="${href}">${title}</a>`;

export const breadcrumbs = ({ breadcrumbs: links }: PageView): Html | false =>
  links.length > 0 && html`<p class="breadcrumbs">${links.map((each) => html`${link(each)} / `)}</p>`;

export function neighbours(view: PageView): Html {
  const { previous, next } = view;
  return html`<p class="neighbours">${previous !== null && html`${message(view, 'page.previous')}: ${link(previous)} `}${next !== null && html`${message(view, 'page.next')}: ${link(next)}`}</p>`;
}

const entries = (list: readonly TocEntry[]): Html =>
  html`<ul>
${list.map(({ id, title, children }) => html`<li><a href="#${id}">${title}</a>${children.length > 0 && entries(children)}</li>\n`)}</ul>`;

export const contents = (view: PageView): Html | false =>
  view.toc.length > 0 &&
  html`<nav class="contents" aria-label="${message(view, 'contents.title')}">${entries(view.toc)}</nav>`;

export function versions(view: PageView): Html | false {
  const { versions: list } = view.product;
  return (
    list.length > 0 &&
    html` <span role="group" aria-label="${message(view, 'versions.label')}">${list.map(
      ({ text, href, current }) =>
        html` <a href="${href}"${trusted(current ? ' aria-current="true"' : '')}>${text}</a>`,
    )}</span>`
  );
}
