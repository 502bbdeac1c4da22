import { iconShapes } from './icon-shapes.ts';

export type IconName = keyof typeof iconShapes;

interface Props {
  readonly name: IconName;
}

export function Icon({ name }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconShapes[name].path} />
    </svg>
  );
}

/** An icon that a page shows many times: its outline is in the page's only `IconSheet`. */
export function SharedIcon({ name }: Props) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export function IconSheet({ names }: { readonly names: readonly IconName[] }) {
  return (
    <svg className="icon-sheet" aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={iconShapes[name].path} />
        </symbol>
      ))}
    </svg>
  );
}
