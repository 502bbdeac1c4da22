import { Kite } from 'kite-ui';

export default function FlyingKite() {
  return <Kite hue="red">Red kite</Kite>;
}
