import { folds } from 'paper-cutter/internals';
import { more } from 'paper-cutter/internally';

export default function Fold() {
  return <p>{folds}</p>;
}
