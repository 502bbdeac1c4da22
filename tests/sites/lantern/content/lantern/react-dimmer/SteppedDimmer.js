import { Dimmer } from 'lantern-ui';

export default function SteppedDimmer() {
  return <Dimmer label="Stairs" step={25} />;
}
