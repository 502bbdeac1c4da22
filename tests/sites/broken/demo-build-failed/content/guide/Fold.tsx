import { crease } from './crease';

export default function Fold() {
  return <p>{crease}</p>;
}
