import { Lamp } from 'lantern-ui';

/** Everything here depends on the world it is rendered in. */
const started = new Date();

export default function LampLog() {
  return (
    <ul>
      <li>
        <Lamp>{started.toLocaleString()}</Lamp>
      </li>
      <li>
        {Intl.DateTimeFormat().resolvedOptions().timeZone}, {navigator.language}, {(1234.5).toLocaleString()}
      </li>
      <li>{Math.random()}</li>
    </ul>
  );
}
