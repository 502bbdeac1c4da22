// Dates as paper has them.
import { foldedOn } from 'paper-dates/AdapterPaper';

export default function Fold() {
  return <p>Folded on {foldedOn}</p>;
}
