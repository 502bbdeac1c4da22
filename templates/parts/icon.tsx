/** Outlines on a 24 × 24 grid, drawn with a stroke of the text's colour. */
const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v2M12 19.5v2M4.2 4.2l1.5 1.5M18.3 18.3l1.5 1.5M2.5 12h2M19.5 12h2M4.2 19.8l1.5-1.5M18.3 5.7l1.5-1.5',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  ltr: 'M4 6h16M4 11h10M4 16h12M15 13l3 3-3 3',
  rtl: 'M4 6h16M10 11h10M8 16h12M9 13l-3 3 3 3',
  repository:
    'M7 4a2 2 0 110 4 2 2 0 010-4zM7 16a2 2 0 110 4 2 2 0 010-4zM17 6a2 2 0 110 4 2 2 0 010-4zM7 8v8M17 10c0 4-10 2-10 6',
  search: 'M11 4a7 7 0 110 14 7 7 0 010-14zM16 16l4.5 4.5',
  link: 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1',
  code: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5',
  edit: 'M4 20l.9-4.2L15.7 5l3.3 3.3L8.2 19.1zM13.5 7.2l3.3 3.3',
  copy: 'M9 9h11v11H9zM6 15H4V4h11v2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  stackblitz: 'M13.5 3L5 14h6l-1.5 7L18 10h-6z',
  codesandbox: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  zip: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  reset: 'M5 4.5v5h5M5.6 9.5a7.5 7.5 0 11-.9 5',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  window: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const;

export type IconName = keyof typeof shapes;

interface Props {
  readonly name: IconName;
}

export function Icon({ name }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

/** An icon that a page shows many times: its outline is in the page's one `IconSheet`. */
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
          <path d={shapes[name]} />
        </symbol>
      ))}
    </svg>
  );
}
