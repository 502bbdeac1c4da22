import type { ReactNode } from 'react';

interface TableRegionProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Rows of the body. */
  readonly children: ReactNode;
}

/** A table that scrolls sideways where it is too wide, as those written in Markdown do. */
export function TableRegion({ label, columns, children }: TableRegionProps) {
  return (
    <section
      className="table-scroll"
      aria-label={`Table: ${label}`}
      {...{ tabIndex: 0 }}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
