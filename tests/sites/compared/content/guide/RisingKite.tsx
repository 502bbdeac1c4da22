import { RiseButton } from 'kite-ui';

export default function RisingKite() {
  return <RiseButton />;
}
