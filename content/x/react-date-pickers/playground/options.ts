export const listed = (options: readonly string[], text = '') => {
  const chosen = text.split(',');
  return options.filter((option) => chosen.includes(option));
};
export const oneOf = (options: readonly string[], text = '') =>
  options.includes(text) ? text : '';

export const ofName = <Value>(
  record: Readonly<Record<string, Value>>,
  name = '',
) => (Object.hasOwn(record, name) ? record[name] : undefined);
