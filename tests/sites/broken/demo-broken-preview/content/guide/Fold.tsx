const label = 'Fold';

export default function Fold() {
  return (
    <ol className="folds">
      <li>{label}</li>
    </ol>
  );
}
