import { Lamp } from 'lantern-ui';

export default function FirstLamp() {
  return <Lamp>Desk</Lamp>;
}
