import type { ApiNameUse } from '../model/config.ts';
import type { SiteInput } from '../schemas/site-schema.ts';
import type { Locate, Path } from './locate.ts';

type ApiInput = NonNullable<SiteInput['products'][number]['api']>;

/** Every export that a product's `api` section names, with its place. Patterns with `*` or `!` are left out. */
export function apiNames(api: ApiInput, base: Path, locate: Locate): ApiNameUse[] {
  const use = (name: string, ...path: Path): ApiNameUse => ({ name, place: locate([...base, ...path]) });
  const { components, interfaces, grouped, editions, events } = api;
  const lists = { components, interfaces, grouped };
  return [
    ...Object.entries(lists).flatMap(([key, names]) => names.map((name, at) => use(name, key, at))),
    ...editions.flatMap((names, row) => names.map((name, at) => use(name, 'editions', row, at))),
    ...(events === null
      ? []
      : (['lookup', 'listener', 'component'] as const).map((key) => use(events[key], 'events', key))),
  ].filter(({ name }) => !/[!*]/.test(name));
}
