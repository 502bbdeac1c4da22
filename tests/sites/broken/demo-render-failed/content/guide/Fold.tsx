export default function Fold() {
  const sheets: readonly string[][] = [];
  return <p>{sheets[0].length}</p>;
}
