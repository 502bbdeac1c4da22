import type { ReactNode } from 'react';
import type { PageView } from '../../renderer/view/page.ts';
import { productAttributes } from './event-attributes.ts';

interface Props {
  readonly view: PageView;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The main region of every page: what a change of page replaces and reports its status on, and visits are measured by. */
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
