import { crane } from './names';

export default function Fold() {
  return crane;
}
