import { useState } from 'react';
import './reel.css';

export interface ReelProps {
  /** Metres of line on the reel. */
  length: number;
  /** Called with the metres that are out. */
  onWind?: (metres: number) => void;
}

/** A reel that lets a line out, ten metres at a time. */
export function Reel({ length, onWind }: ReelProps) {
  const [out, setOut] = useState(0);
  const wind = () => {
    const next = Math.min(out + 10, length);
    setOut(next);
    onWind?.(next);
  };
  return (
    <button type="button" className="kite-reel" onClick={wind}>
      {out} of {length} m
    </button>
  );
}
