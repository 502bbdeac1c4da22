import type { ApiComponent } from '../../cli/model/api-component.ts';
import type { ApiProp } from '../../cli/model/api-entry.ts';
import type { ApiListed } from '../../cli/model/api-exports.ts';
import type { ApiInterface } from '../../cli/model/api-interface.ts';
import type { ApiReference } from '../../cli/model/reference.ts';

export const prop = (name: string, type: string, more: Partial<ApiProp> = {}): ApiProp => ({
  name,
  type,
  required: false,
  ...more,
});

const entry = (name: string) => ({
  name,
  slug: name.toLowerCase(),
  product: 'lamps',
  pathname: `/lamps/${name.toLowerCase()}`,
  packages: [{ name: '@glow/lamps' }],
  imports: [`import { ${name} } from '@glow/lamps';`],
  demos: [],
});

export const component = (name: string, more: Partial<ApiComponent>): ApiComponent => ({
  ...entry(name),
  kind: 'component',
  props: [],
  slots: [],
  classes: [],
  inherits: [],
  ...more,
});

export const declared = (
  name: string,
  members: readonly ApiProp[],
  more: Partial<ApiInterface> = {},
): ApiInterface => ({
  ...entry(name),
  kind: 'interface',
  extends: [],
  groups: [{ members }],
  ...more,
});

export const listed = (name: string, code: string, more: Partial<ApiListed> = {}): ApiListed => ({
  name,
  code,
  kind: 'type',
  import: `import { ${name} } from '@glow/lamps';`,
  ...more,
});

/** A reference of one product, whose exports are its components, interfaces and listed types. */
export function reference(
  parts: Partial<Pick<ApiReference, 'components' | 'interfaces' | 'events' | 'selectors'>> & {
    readonly types?: readonly ApiListed[];
    readonly modules?: readonly string[];
  },
): ApiReference {
  const {
    components = [],
    interfaces = [],
    events = [],
    selectors = [],
    types = [],
    modules = ['@glow/lamps'],
  } = parts;
  const exported = [
    ...components.map(({ name }) => ({ name, kind: 'component' as const, modules })),
    ...interfaces.map(({ name }) => ({ name, kind: 'interface' as const, modules })),
    ...types.map(({ name, kind, plan, deprecated }) => ({
      ...{ name, kind, modules },
      ...(plan === undefined ? {} : { plan }),
      ...(deprecated === undefined ? {} : { deprecated }),
    })),
  ];
  return {
    ...{ components, interfaces, events, selectors },
    lists: [{ kind: 'list', product: 'lamps', slug: 'types', pathname: '/lamps/types', entries: types }],
    exports: [{ kind: 'exports', product: 'lamps', exports: exported }],
  };
}
