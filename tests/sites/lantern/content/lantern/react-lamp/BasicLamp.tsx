import { Lamp } from 'lantern-ui';

export default function BasicLamp() {
  return (
    <div>
      <Lamp>Hall</Lamp>
      <Lamp brightness={0.5}>Cellar</Lamp>
    </div>
  );
}
