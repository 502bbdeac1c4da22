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
} as const;

export function Icon({ name }: { readonly name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
