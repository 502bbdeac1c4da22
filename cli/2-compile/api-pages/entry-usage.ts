import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import { moduleOf } from '../../reference/import-statement.ts';

/** A component with more required props is a part that its library renders. */
const mostProps = 4;

const isRoot = (statement: string, { packages }: Pick<ApiComponent, 'packages'>): boolean =>
  packages.some(({ name }) => name === moduleOf(statement));

/** A line that renders a component with its required props. */
function element({ name, props }: ApiComponent): string[] {
  const required = props.filter((prop) => prop.required).map((prop) => prop.name);
  if (required.length > mostProps || required.some((prop) => !/^\w+$/.test(prop))) return [];
  const opening = [
    name,
    ...required.filter((prop) => prop !== 'children').map((prop) => `${prop}={${prop}}`),
  ];
  return required.includes('children')
    ? [`<${opening.join(' ')}>{children}</${name}>`]
    : [`<${opening.join(' ')} />`];
}

/** How an entry is imported from each package, in tabs if there are several, and how it is used. */
export function usageText(entry: ApiComponent | ApiInterface): string {
  const { imports } = entry;
  const roots = imports.filter((statement) => isRoot(statement, entry));
  const shown = roots.length === 0 ? imports.slice(0, 1) : roots;
  const use = entry.kind === 'component' ? element(entry) : [];
  const fence = (statement: string, label: string): string =>
    `\`\`\`tsx${label}\n${[statement, ...use].join('\n')}\n\`\`\``;
  if (shown.length < 2) return shown.map((statement) => fence(statement, '')).join('');
  const tabs = shown.map((statement) => fence(statement, ` ${moduleOf(statement)}`));
  return `<codeblock storageKey="package">\n\n${tabs.join('\n\n')}\n\n</codeblock>`;
}

/** Modules within its packages that export an entry as well. */
export const ownModules = (entry: ApiComponent | ApiInterface): string[] =>
  entry.imports.some((statement) => isRoot(statement, entry))
    ? entry.imports.filter((statement) => !isRoot(statement, entry)).map(moduleOf)
    : [];
