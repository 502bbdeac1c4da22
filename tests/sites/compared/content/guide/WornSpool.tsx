import { Spool } from 'kite-ui';

export default function WornSpool() {
  return <Spool turns={-1} />;
}
