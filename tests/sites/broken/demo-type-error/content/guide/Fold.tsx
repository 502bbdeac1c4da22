const folds: number = 'three';

export default function Fold() {
  return folds;
}
