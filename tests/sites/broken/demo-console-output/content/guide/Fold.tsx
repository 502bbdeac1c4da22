export default function Fold() {
  console.warn('Paper jam');
  return <p>Folded</p>;
}
