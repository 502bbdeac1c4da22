export default function Fold() {
  return <p />;
}
