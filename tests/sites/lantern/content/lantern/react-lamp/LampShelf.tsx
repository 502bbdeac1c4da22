import { Lamp } from 'lantern-ui';
import bulb from './bulb.svg';
import styles from './LampShelf.module.css';
import lamps from './lamps.json';
import { shelfLabel } from './shelfLabel';

export default function LampShelf() {
  return (
    <figure className={styles.shelf}>
      {lamps.map(({ name, brightness }) => (
        <Lamp key={name} brightness={brightness} className={styles['lamp-on']}>
          {name}
        </Lamp>
      ))}
      <figcaption>
        <img src={bulb} alt="" width={16} height={16} /> {shelfLabel(lamps.length)}
      </figcaption>
    </figure>
  );
}
