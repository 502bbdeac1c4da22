export type OrderStatus = 'Open' | 'Paid' | 'Shipped' | 'Cancelled';

export const orderStatuses: OrderStatus[] = [
  'Open',
  'Paid',
  'Shipped',
  'Cancelled',
];

export type PaymentMethod = 'Card' | 'Bank transfer' | 'Invoice';

export const paymentMethods: PaymentMethod[] = [
  'Card',
  'Bank transfer',
  'Invoice',
];

export interface OrderItem {
  sku: string;
  name: string;
  quantity: number;
  price: number;
}

/** `quantity` and `unitPrice` agree with `items`: units in all, average price of a unit. */
export interface Order {
  id: number;
  customer: string;
  country: string;
  status: OrderStatus;
  quantity: number;
  unitPrice: number;
  /** ISO 4217 code. */
  currency: string;
  placedAt: Date;
  paid: boolean;
  /** `null` until the order is paid. */
  paymentMethod: PaymentMethod | null;
  items: readonly OrderItem[];
}

export const orders: readonly Order[] = [
  {
    id: 1001,
    customer: 'Harbour & Sons',
    country: 'Ireland',
    status: 'Shipped',
    quantity: 12,
    unitPrice: 24.5,
    currency: 'EUR',
    placedAt: new Date(2024, 1, 5),
    paid: true,
    paymentMethod: 'Card',
    items: [
      { sku: 'LMP-210', name: 'Desk lamp', quantity: 4, price: 39.5 },
      { sku: 'CBL-015', name: 'Power cable', quantity: 8, price: 17 },
    ],
  },
  {
    id: 1002,
    customer: 'Café Aurora',
    country: 'Portugal',
    status: 'Paid',
    quantity: 30,
    unitPrice: 8.2,
    currency: 'EUR',
    placedAt: new Date(2024, 1, 9),
    paid: true,
    paymentMethod: 'Bank transfer',
    items: [
      { sku: 'CUP-033', name: 'Espresso cup', quantity: 24, price: 6.5 },
      { sku: 'TRY-004', name: 'Serving tray', quantity: 6, price: 15 },
    ],
  },
  {
    id: 1003,
    customer: 'Northwind Studio',
    country: 'Canada',
    status: 'Open',
    quantity: 3,
    unitPrice: 412,
    currency: 'CAD',
    placedAt: new Date(2024, 1, 14),
    paid: false,
    paymentMethod: null,
    items: [
      { sku: 'DSK-120', name: 'Standing desk', quantity: 2, price: 498 },
      { sku: 'CHR-077', name: 'Task chair', quantity: 1, price: 240 },
    ],
  },
  {
    id: 1004,
    customer: 'Bergmann Optik',
    country: 'Germany',
    status: 'Shipped',
    quantity: 5,
    unitPrice: 129.9,
    currency: 'EUR',
    placedAt: new Date(2024, 1, 20),
    paid: true,
    paymentMethod: 'Invoice',
    items: [{ sku: 'MON-024', name: 'Monitor arm', quantity: 5, price: 129.9 }],
  },
  {
    id: 1005,
    customer: 'Sakura Books',
    country: 'Japan',
    status: 'Cancelled',
    quantity: 18,
    unitPrice: 1450,
    currency: 'JPY',
    placedAt: new Date(2024, 1, 27),
    paid: false,
    paymentMethod: null,
    items: [
      { sku: 'SHF-051', name: 'Book shelf', quantity: 3, price: 4700 },
      { sku: 'BKE-012', name: 'Bookend', quantity: 15, price: 800 },
    ],
  },
  {
    id: 1006,
    customer: 'Oliva Market',
    country: 'Spain',
    status: 'Paid',
    quantity: 40,
    unitPrice: 4.75,
    currency: 'EUR',
    placedAt: new Date(2024, 2, 1),
    paid: true,
    paymentMethod: 'Card',
    items: [
      { sku: 'JAR-090', name: 'Glass jar', quantity: 30, price: 4.5 },
      { sku: 'LBL-002', name: 'Label roll', quantity: 10, price: 5.5 },
    ],
  },
  {
    id: 1007,
    customer: 'Lindqvist Foto',
    country: 'Sweden',
    status: 'Open',
    quantity: 2,
    unitPrice: 899,
    currency: 'SEK',
    placedAt: new Date(2024, 2, 6),
    paid: false,
    paymentMethod: null,
    items: [{ sku: 'TRI-066', name: 'Tripod', quantity: 2, price: 899 }],
  },
  {
    id: 1008,
    customer: 'Delta Clinics',
    country: 'United States',
    status: 'Shipped',
    quantity: 25,
    unitPrice: 63,
    currency: 'USD',
    placedAt: new Date(2024, 2, 11),
    paid: true,
    paymentMethod: 'Invoice',
    items: [
      { sku: 'CHR-077', name: 'Task chair', quantity: 5, price: 179 },
      { sku: 'LMP-210', name: 'Desk lamp', quantity: 20, price: 34 },
    ],
  },
  {
    id: 1009,
    customer: 'Atelier Moreau',
    country: 'France',
    status: 'Open',
    quantity: 7,
    unitPrice: 52,
    currency: 'EUR',
    placedAt: new Date(2024, 2, 15),
    paid: true,
    paymentMethod: 'Bank transfer',
    items: [
      { sku: 'EAS-018', name: 'Table easel', quantity: 5, price: 62 },
      { sku: 'CBL-015', name: 'Power cable', quantity: 2, price: 27 },
    ],
  },
  {
    id: 1010,
    customer: 'Kowalski Print',
    country: 'Poland',
    status: 'Cancelled',
    quantity: 60,
    unitPrice: 11.4,
    currency: 'PLN',
    placedAt: new Date(2024, 2, 19),
    paid: false,
    paymentMethod: null,
    items: [
      { sku: 'LBL-002', name: 'Label roll', quantity: 48, price: 9.5 },
      { sku: 'TRY-004', name: 'Serving tray', quantity: 12, price: 19 },
    ],
  },
  {
    id: 1011,
    customer: 'Fjord Kayaks',
    country: 'Norway',
    status: 'Paid',
    quantity: 9,
    unitPrice: 340,
    currency: 'NOK',
    placedAt: new Date(2024, 2, 26),
    paid: true,
    paymentMethod: 'Card',
    items: [
      { sku: 'DRY-041', name: 'Dry bag', quantity: 6, price: 260 },
      { sku: 'PDL-008', name: 'Paddle float', quantity: 3, price: 500 },
    ],
  },
  {
    id: 1012,
    customer: 'Zephyr Cycles',
    country: 'Netherlands',
    status: 'Shipped',
    quantity: 16,
    unitPrice: 18.75,
    currency: 'EUR',
    placedAt: new Date(2024, 3, 2),
    paid: true,
    paymentMethod: 'Invoice',
    items: [
      { sku: 'BEL-003', name: 'Bicycle bell', quantity: 10, price: 12 },
      { sku: 'LGT-029', name: 'Rear light', quantity: 6, price: 30 },
    ],
  },
];
