import { Kite } from 'kite-ui';

export default function OldKite() {
  return (
    <Kite hue="grey" wing="long">
      Old kite
    </Kite>
  );
}
