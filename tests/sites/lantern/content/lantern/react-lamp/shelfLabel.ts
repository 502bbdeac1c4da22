export const shelfLabel = (count: number): string => `${count} lamps`;
