import type { ApiView } from '../../../../renderer/view/api.ts';
import type { DemoView } from '../../../../renderer/view/demo.ts';
import type { PageView } from '../../../../renderer/view/page.ts';
import { type Html, html, trusted } from './html.ts';
import { message } from './message.ts';

function stageStyle({ options: { maxWidth, height } }: DemoView): string {
  const sizes = { 'max-width': maxWidth, 'min-height': height };
  return Object.entries(sizes)
    .flatMap(([property, size]) => (size === null ? [] : `${property}:${size}px`))
    .join(';');
}

function code(view: PageView, { name, options, sources }: DemoView): Html {
  const files = sources.map(
    (source) => html`<h4>${source.name}</h4>
<pre tabindex="0"><code class="language-${source.language}">${trusted(source.html)}</code></pre>`,
  );
  return html`<details${trusted(options.defaultCodeOpen ? ' open' : '')}>
<summary>${message(view, 'demo.code', { name })}</summary>
${files}
</details>`;
}

/** The classes and attributes are those by which the browser's script finds a demo and its picture. */
function demo(view: PageView, slot: DemoView): Html {
  const { name, id, options, picture } = slot;
  const shown =
    picture === null
      ? html`<p>${message(view, 'demo.missing')}</p>`
      : html`<div class="demo-picture">${trusted(picture)}</div>`;
  return html`<figure class="demo" id="${name}" data-demo="${id}" data-bg="${options.bg}">
<a id="${name}.tsx"></a><a id="${name}.js"></a>
<div class="demo-stage" style="${stageStyle(slot)}">${shown}</div>
${!options.hideToolbar && code(view, slot)}
</figure>`;
}

/** The lists of the reference, as plain as they can be. */
const list = (view: PageView, { entries }: ApiView): Html => html`<dl class="reference">
${entries.map(
  ({ id, name, marks, facts, description, deprecated, parameters, returns }) => html`<div id="${id}">
<dt><a href="#${id}">${name}</a>${marks.map((mark) => html` <small class="chip">${message(view, `api.${mark}`)}</small>`)}</dt>
${facts.map((fact) => html`<dd>${message(view, `api.${fact.kind}`)}: ${trusted(fact.html)}</dd>\n`)}<dd>${trusted(description)} ${deprecated !== null && trusted(deprecated)}</dd>
${parameters.map((each) => html`<dd>${each.name}: ${trusted(each.description)}</dd>\n`)}${returns !== null && html`<dd>${message(view, 'api.returns')}: ${trusted(returns)}</dd>`}
</div>
`,
)}</dl>`;

export function body(view: PageView): Html {
  const slot = (index: number): string => {
    const found = view.slots[index];
    if (found === undefined) throw new Error(`${view.pathname} has no slot ${index}`);
    if (found.kind === 'component') return found.html;
    return found.kind === 'demo' ? demo(view, found).text : list(view, found).text;
  };
  return trusted(
    view.body.replaceAll(/<docs-slot data-slot="(\d+)"><\/docs-slot>/g, (_, index) => slot(Number(index))),
  );
}
