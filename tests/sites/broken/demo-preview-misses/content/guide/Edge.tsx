const edge = 'left';

export default function Edge() {
  return <p>Folded</p>;
}
