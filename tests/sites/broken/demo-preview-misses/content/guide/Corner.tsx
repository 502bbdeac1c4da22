const corner = 'top';

export default function Corner() {
  return <p>Folded</p>;
}
