import { PaperSheet } from 'paper-kit';

export default function Layers() {
  return <PaperSheet layers={2} />;
}
