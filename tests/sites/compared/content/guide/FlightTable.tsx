import { FlightLog } from 'kite-ui';

export default function FlightTable() {
  return <FlightLog heights={[12, 30, 18, 44]} />;
}
