import styles from './fold.module.css';

export default function Fold() {
  return <p className={styles.fold}>A fold</p>;
}
