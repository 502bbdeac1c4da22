export interface Station {
  id: string;
  name: string;
}

const stations: Record<string, Station[]> = {
  a: [
    { id: 'mill', name: 'Old Mill' },
    { id: 'cathedral', name: 'Cathedral' },
    { id: 'harbour', name: 'Harbour' },
  ],
  b: [
    { id: 'airport', name: 'Airport' },
    { id: 'stadium', name: 'Stadium' },
  ],
  c: [
    { id: 'zoo', name: 'Zoo' },
    { id: 'university', name: 'University' },
  ],
};

export function stationsOf(lineId: string): Station[] {
  return stations[lineId] ?? [];
}

/** Answers after a second, like a server. */
export function fetchStations(lineId: string): Promise<Station[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(stationsOf(lineId)), 1000);
  });
}
