/**
 * Returns a loader that fetches the JSON at an address once and converts it with `read`; it retries after a failure.
 */
export function fetchedOnce<Json, Value>(read: (json: Json) => Value): (href: string) => Promise<Value> {
  const fetched = new Map<string, Promise<Value>>();
  const load = async (href: string): Promise<Value> => {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${href}: ${response.status}`);
    return read(await response.json());
  };
  return (href) => {
    const known = fetched.get(href);
    if (known !== undefined) return known;
    const value = load(href);
    fetched.set(href, value);
    value.catch(() => fetched.delete(href));
    return value;
  };
}
