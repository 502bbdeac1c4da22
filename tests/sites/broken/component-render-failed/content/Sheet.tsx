const sizes: Readonly<Record<string, { width: number }>> = { A4: { width: 210 } };

export default function Sheet({ size }: { size: string }) {
  return <p>{sizes[size].width} mm</p>;
}
