import { Spool } from 'kite-ui';

export default function FullSpool() {
  return <Spool turns={12} />;
}
