const glue = true;

export default function Glue() {
  return <p>Folded</p>;
}
