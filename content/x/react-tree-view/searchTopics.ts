import type { Topic } from './topics';

/** The items that contain the text, below the parents that lead to them. */
export function search(items: Topic[], text: string): Topic[] {
  return items.flatMap((item) => {
    const children = search(item.children ?? [], text);
    if (children.length > 0) {
      return [{ ...item, children }];
    }
    return item.name.toLowerCase().includes(text) ? [item] : [];
  });
}

export function parentsIn(items: Topic[]): string[] {
  return items.flatMap((item) =>
    item.children ? [item.id, ...parentsIn(item.children)] : [],
  );
}
