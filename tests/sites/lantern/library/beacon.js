import { createElement, useEffect, useRef, useState } from 'react';

/** Draws nothing until it knows its width, as charts do. */
export function Beacon({ flashes, height = 40 }) {
  const frame = useRef(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const step = width / flashes.length;
  return createElement(
    'div',
    { ref: frame, style: { height } },
    width > 0 &&
      createElement(
        'svg',
        { width, height, role: 'img', 'aria-label': `${flashes.length} flashes` },
        flashes.map((strength, index) =>
          createElement('rect', {
            key: index,
            x: index * step,
            y: height * (1 - strength),
            width: step * 0.8,
            height: height * strength,
          }),
        ),
      ),
  );
}
