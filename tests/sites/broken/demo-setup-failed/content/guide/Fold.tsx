export default function Fold() {
  return <p>A fold</p>;
}
