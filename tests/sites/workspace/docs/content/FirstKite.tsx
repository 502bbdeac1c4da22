import { Kite } from 'kite-ui';

export default function FirstKite() {
  return <Kite>Fly me</Kite>;
}
