import type { ReactNode } from 'react';
import type { PageView } from '../../renderer/view/page.ts';
import { productAttributes } from './event-attributes.ts';

interface Props {
  readonly view: PageView;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The main region of every page. A change of page replaces it and reports its status on it, and it identifies visits.
 */
export function Main({ view, className, children }: Props) {
  return (
    <main
      id="site--main"
      className={className}
      tabIndex={-1}
      data-status="entered"
      {...productAttributes(view)}
    >
      {children}
    </main>
  );
}
