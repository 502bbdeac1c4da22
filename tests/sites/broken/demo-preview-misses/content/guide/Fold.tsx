export default function Fold() {
  return <p>Folded</p>;
}
