export type DepartureStatus = 'On time' | 'Delayed' | 'Boarding' | 'Cancelled';

export const departureStatuses: DepartureStatus[] = [
  'On time',
  'Delayed',
  'Boarding',
  'Cancelled',
];

export interface Departure {
  id: number;
  line: string;
  destination: string;
  platform: number;
  scheduledAt: Date;
  delayMin: number;
  status: DepartureStatus;
}

export const departures: readonly Departure[] = [
  {
    id: 1,
    line: 'IC 702',
    destination: 'Bern',
    platform: 4,
    scheduledAt: new Date(2024, 4, 3, 8, 2),
    delayMin: 0,
    status: 'Boarding',
  },
  {
    id: 2,
    line: 'S 12',
    destination: 'Winterthur',
    platform: 41,
    scheduledAt: new Date(2024, 4, 3, 8, 5),
    delayMin: 0,
    status: 'On time',
  },
  {
    id: 3,
    line: 'EC 191',
    destination: 'München',
    platform: 14,
    scheduledAt: new Date(2024, 4, 3, 8, 9),
    delayMin: 12,
    status: 'Delayed',
  },
  {
    id: 4,
    line: 'IR 36',
    destination: 'Basel',
    platform: 8,
    scheduledAt: new Date(2024, 4, 3, 8, 13),
    delayMin: 0,
    status: 'On time',
  },
  {
    id: 5,
    line: 'S 9',
    destination: 'Uster',
    platform: 43,
    scheduledAt: new Date(2024, 4, 3, 8, 16),
    delayMin: 3,
    status: 'Delayed',
  },
  {
    id: 6,
    line: 'IC 8',
    destination: 'Romanshorn',
    platform: 33,
    scheduledAt: new Date(2024, 4, 3, 8, 21),
    delayMin: 0,
    status: 'On time',
  },
  {
    id: 7,
    line: 'TGV 9218',
    destination: 'Paris',
    platform: 16,
    scheduledAt: new Date(2024, 4, 3, 8, 25),
    delayMin: 0,
    status: 'Cancelled',
  },
  {
    id: 8,
    line: 'IR 75',
    destination: 'Konstanz',
    platform: 7,
    scheduledAt: new Date(2024, 4, 3, 8, 30),
    delayMin: 0,
    status: 'On time',
  },
  {
    id: 9,
    line: 'EC 317',
    destination: 'Milano',
    platform: 5,
    scheduledAt: new Date(2024, 4, 3, 8, 33),
    delayMin: 7,
    status: 'Delayed',
  },
  {
    id: 10,
    line: 'S 3',
    destination: 'Wetzikon',
    platform: 31,
    scheduledAt: new Date(2024, 4, 3, 8, 38),
    delayMin: 0,
    status: 'On time',
  },
];

/**
 * The board one step later. The same rows and step always give the same result.
 * About a third of the rows change; the others keep their object identity, so
 * `next.filter((row, index) => row !== rows[index])` lists what changed.
 */
export function nextTick(
  rows: readonly Departure[],
  step: number,
): Departure[] {
  return rows.map((row) => {
    const turn = row.id * 7 + step * 5;
    if (row.status === 'Cancelled' || turn % 3 !== 0) {
      return row;
    }
    const change = (turn % 7) - 2;
    const delayMin = row.delayMin > 25 ? 0 : Math.max(0, row.delayMin + change);
    const status: DepartureStatus = delayMin > 0 ? 'Delayed' : 'On time';
    if (delayMin === row.delayMin && status === row.status) {
      return row;
    }
    return { ...row, delayMin, status };
  });
}
