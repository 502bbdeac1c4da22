import { useState } from 'react';
import { folds } from '../../../folds';

export default function Fold() {
  return <p>{folds}</p>;
}
