import { useState } from 'react';
import { folds } from 'paper-cutter';
import { more } from 'not-installed';

export default function Fold() {
  return <p>{folds}</p>;
}
