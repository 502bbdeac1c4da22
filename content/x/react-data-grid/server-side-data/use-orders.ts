import * as React from 'react';
import { firstAnswer, orderServer, type Query } from './order-server';

/** The rows that answer a query; those of the query before while it loads. */
export function useOrders(query: Query) {
  const [answer, setAnswer] = React.useState(firstAnswer);
  const [loading, setLoading] = React.useState(false);
  const [error, setError] = React.useState(false);
  const [attempt, setAttempt] = React.useState(0);

  React.useEffect(() => {
    const { signal, abort } = abortable();
    setLoading(true);
    orderServer
      .getRows({ ...query, signal })
      .then(
        (next) => {
          setAnswer(next);
          setError(false);
        },
        () => setError(!signal.aborted),
      )
      .finally(() => {
        if (!signal.aborted) setLoading(false);
      });
    return abort;
  }, [query, attempt]);

  const retry = () => setAttempt((old) => old + 1);
  return { ...answer, loading, error, retry };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
