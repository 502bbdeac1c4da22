import { GustChart } from 'kite-ui';

export default function GustDrawing() {
  return <GustChart />;
}
