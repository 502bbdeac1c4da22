import { Tail } from 'kite-ui';
import { bow } from 'kite-ui/bow';

export default function BowTail() {
  return <Tail length={1} label={bow} />;
}
