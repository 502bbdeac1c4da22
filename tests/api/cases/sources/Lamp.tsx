import * as React from 'react';
import styles from './lamp.module.css';
import './lamp.css';

const defaultLevel = 3;

export interface LampProps {
  /** How bright it is. */
  level?: number;
  /** Whether it shines. @default true */
  lit?: boolean;
  title?: string;
  /** Said by its type alone. */
  shape?: 'round' | 'square';
}

/** A lamp. */
export const Lamp = React.forwardRef<HTMLDivElement, LampProps>(function Lamp(
  { level = defaultLevel, lit = false, title: text = 'Lamp', shape },
  ref,
) {
  return <div ref={ref} className={styles.lamp} title={text}>{lit && shape && level}</div>;
});
