import { thread } from './thread';

export default function Fold() {
  const millimetres: number = thread;
  return millimetres;
}
