import type { DemoView, PageView } from '../../../../renderer/model.ts';
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

export function body(view: PageView): Html {
  const slot = (index: number): string => {
    const found = view.slots[index];
    if (found === undefined) throw new Error(`${view.pathname} has no slot ${index}`);
    return found.kind === 'demo' ? demo(view, found).text : found.html;
  };
  return trusted(
    view.body.replaceAll(/<docs-slot data-slot="(\d+)"><\/docs-slot>/g, (_, index) => slot(Number(index))),
  );
}
