export type FileKind = 'Folder' | 'Document' | 'Sheet' | 'Image';

export const fileKinds: FileKind[] = ['Folder', 'Document', 'Sheet', 'Image'];

export interface FileRow {
  id: number;
  /** From the top-level folder down to the row's own name. */
  path: string[];
  kind: FileKind;
  /** Bytes; 0 for folders. */
  size: number;
  modifiedAt: Date;
}

/** The folder `Photos / 2023` has files but no row of its own. */
export const files: readonly FileRow[] = [
  {
    id: 1,
    path: ['Projects'],
    kind: 'Folder',
    size: 0,
    modifiedAt: new Date(2024, 3, 22),
  },
  {
    id: 2,
    path: ['Projects', 'Lighthouse'],
    kind: 'Folder',
    size: 0,
    modifiedAt: new Date(2024, 3, 22),
  },
  {
    id: 3,
    path: ['Projects', 'Lighthouse', 'Plan.pdf'],
    kind: 'Document',
    size: 482300,
    modifiedAt: new Date(2024, 3, 22),
  },
  {
    id: 4,
    path: ['Projects', 'Lighthouse', 'Budget.xlsx'],
    kind: 'Sheet',
    size: 96400,
    modifiedAt: new Date(2024, 3, 19),
  },
  {
    id: 5,
    path: ['Projects', 'Lighthouse', 'Drawings'],
    kind: 'Folder',
    size: 0,
    modifiedAt: new Date(2024, 2, 30),
  },
  {
    id: 6,
    path: ['Projects', 'Lighthouse', 'Drawings', 'North elevation.png'],
    kind: 'Image',
    size: 2140800,
    modifiedAt: new Date(2024, 2, 30),
  },
  {
    id: 7,
    path: ['Projects', 'Lighthouse', 'Drawings', 'Stairs.png'],
    kind: 'Image',
    size: 1875200,
    modifiedAt: new Date(2024, 2, 28),
  },
  {
    id: 8,
    path: ['Projects', 'Orchard'],
    kind: 'Folder',
    size: 0,
    modifiedAt: new Date(2024, 1, 16),
  },
  {
    id: 9,
    path: ['Projects', 'Orchard', 'Interview notes.docx'],
    kind: 'Document',
    size: 58700,
    modifiedAt: new Date(2024, 1, 16),
  },
  {
    id: 10,
    path: ['Projects', 'Orchard', 'Survey results.xlsx'],
    kind: 'Sheet',
    size: 214900,
    modifiedAt: new Date(2024, 1, 12),
  },
  {
    id: 11,
    path: ['Photos'],
    kind: 'Folder',
    size: 0,
    modifiedAt: new Date(2024, 4, 1),
  },
  {
    id: 12,
    path: ['Photos', '2023', 'Workshop opening.jpg'],
    kind: 'Image',
    size: 3920100,
    modifiedAt: new Date(2023, 8, 9),
  },
  {
    id: 13,
    path: ['Photos', '2023', 'Team lunch.jpg'],
    kind: 'Image',
    size: 3415600,
    modifiedAt: new Date(2023, 10, 24),
  },
  {
    id: 14,
    path: ['Photos', '2024'],
    kind: 'Folder',
    size: 0,
    modifiedAt: new Date(2024, 4, 1),
  },
  {
    id: 15,
    path: ['Photos', '2024', 'Harbour at dawn.jpg'],
    kind: 'Image',
    size: 4280300,
    modifiedAt: new Date(2024, 4, 1),
  },
  {
    id: 16,
    path: ['Invoices'],
    kind: 'Folder',
    size: 0,
    modifiedAt: new Date(2024, 3, 30),
  },
  {
    id: 17,
    path: ['Invoices', 'April.pdf'],
    kind: 'Document',
    size: 120500,
    modifiedAt: new Date(2024, 3, 30),
  },
  {
    id: 18,
    path: ['Invoices', 'March.pdf'],
    kind: 'Document',
    size: 118200,
    modifiedAt: new Date(2024, 2, 29),
  },
  {
    id: 19,
    path: ['Invoices', 'Overview.xlsx'],
    kind: 'Sheet',
    size: 73800,
    modifiedAt: new Date(2024, 3, 30),
  },
  {
    id: 20,
    path: ['Read me.txt'],
    kind: 'Document',
    size: 2100,
    modifiedAt: new Date(2023, 0, 8),
  },
];
