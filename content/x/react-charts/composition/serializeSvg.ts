const properties = [
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-width',
  'text-anchor',
  'transform',
];

/** Copies the styles that come from style sheets, then writes the SVG as text. */
export function serializeSvg(svg: SVGSVGElement) {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll('*').forEach((element, index) => {
    const computed = window.getComputedStyle(element);
    for (const property of properties) {
      copies[index]?.style.setProperty(
        property,
        computed.getPropertyValue(property),
      );
    }
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}
