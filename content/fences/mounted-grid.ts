import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The API of a grid in the document, for fences that are executed. */
export async function mountedGrid(
  props: DataGridPremiumProps,
): Promise<GridApi> {
  const apiRef = { current: {} as GridApi };
  const host = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(host).render(
      createElement(DataGridPremium, { ...props, apiRef }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  return apiRef.current;
}
