import { Flag } from 'kite-ui';

export default function WarningFlag() {
  return <Flag>Strong wind</Flag>;
}
