export default function Fold() {
  return (
    <div>
      <ol>
        <li>Fold 1</li>
        <li>Fold 2</li>
        <li>Fold 3</li>
        <li>Fold 4</li>
        <li>Fold 5</li>
        <li>Fold 6</li>
        <li>Fold 7</li>
        <li>Fold 8</li>
        <li>Fold 9</li>
        <li>Fold 10</li>
        <li>Fold 11</li>
        <li>Fold 12</li>
        <li>Fold 13</li>
        <li>Fold 14</li>
        <li>Fold 15</li>
      </ol>
    </div>
  );
}
