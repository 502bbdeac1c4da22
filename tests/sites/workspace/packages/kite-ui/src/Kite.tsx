import type { ReactNode } from 'react';
import styles from './Kite.module.css';

export interface KiteProps {
  /** What is written on the sail. */
  children: ReactNode;
  /**
   * Color of the sail, as CSS writes it.
   * @default 'crimson'
   */
  color?: string;
}

/** A kite with a text on its sail. */
export function Kite({ children, color = 'crimson' }: KiteProps) {
  return (
    <div className={styles.sail} style={{ borderColor: color }}>
      {children}
    </div>
  );
}
