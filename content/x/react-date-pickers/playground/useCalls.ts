import * as React from 'react';
import { initialTexts } from './pickerValue';

/** The calls of callbacks, the last first, and the texts of the value they gave. */
export function useCalls() {
  const [texts, setTexts] = React.useState<readonly string[]>(initialTexts);
  const [calls, setCalls] = React.useState<readonly string[]>([]);

  const keepCall = (call: string, next: readonly string[]) => {
    setCalls((previous) => [`${call}: ${next.join(' – ')}`, ...previous]);
    setTexts((previous) => previous.map((text, at) => next[at] || text));
  };
  const forget = () => {
    setTexts(initialTexts);
    setCalls([]);
  };
  return { texts, calls, keepCall, forget };
}
