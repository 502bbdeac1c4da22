export default function Breeze() {
  return <p>A light breeze</p>;
}
