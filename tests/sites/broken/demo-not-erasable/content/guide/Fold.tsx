enum Side {
  Front,
  Back,
}

export default function Fold() {
  return <p>Folded, side {Side.Front}</p>;
}
