import { Tail } from 'kite-ui';

export default function LongTail() {
  return <Tail length={3} />;
}
