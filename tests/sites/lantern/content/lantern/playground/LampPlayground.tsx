import { Dimmer } from 'lantern-ui';

export default function LampPlayground() {
  return <Dimmer label="Play" defaultValue={100} />;
}
