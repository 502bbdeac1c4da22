const label = 'Crease';

export default function Crease() {
  return (
    <ol className="creases">
      <li>{label}</li>
    </ol>
  );
}
