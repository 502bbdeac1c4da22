import type { DevFinding } from '../view/dev.ts';

const name = 'docs-build-findings';

const style = `
:host { position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; }
section { max-block-size: 50vh; overflow: auto; padding: 1rem; border: 2px solid #c62828; border-radius: 8px;
  background: #fff; color: #1b1b1b; font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 8px 32px rgb(0 0 0 / 30%); }
@media (prefers-color-scheme: dark) { section { background: #1b1b1b; color: #f2f2f2; } }
ul { margin: 0; padding: 0; list-style: none; }
li + li { margin-block-start: .75rem; }
p { margin: 0; }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
button { float: inline-end; font: inherit; }
`;

const element = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

function item({ severity, code, message, place, help }: DevFinding): HTMLElement {
  const entry = document.createElement('li');
  entry.append(
    element('p', `${severity} ${code}: ${message}`),
    ...(place === null ? [] : [element('code', place)]),
    element('p', help),
  );
  return entry;
}

/** Lists the findings over the page; shows nothing when there are none. */
export function showFindings(findings: readonly DevFinding[]): void {
  document.querySelector(name)?.remove();
  if (findings.length === 0) return;
  const host = document.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  const box = document.createElement('section');
  box.setAttribute('role', 'alert');
  const close = element('button', 'Close');
  close.addEventListener('click', () => host.remove());
  const list = document.createElement('ul');
  list.append(...findings.map(item));
  box.append(close, list);
  shadow.append(element('style', style), box);
  document.body.append(host);
}
