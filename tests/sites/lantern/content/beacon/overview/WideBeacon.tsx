import { Beacon } from 'lantern-ui/beacon';

export default function WideBeacon() {
  return <Beacon flashes={[1, 0.5, 0.25]} />;
}
