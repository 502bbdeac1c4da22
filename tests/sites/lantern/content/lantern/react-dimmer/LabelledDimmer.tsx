import { Dimmer } from 'lantern-ui';

export default function LabelledDimmer() {
  return <Dimmer label="Hall" defaultValue={80} />;
}
