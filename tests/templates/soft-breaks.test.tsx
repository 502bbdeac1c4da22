import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asWritten, SoftBreaks, withSoftBreaks } from '../../templates/parts/soft-breaks.ts';

test('a long identifier breaks between its words, which stay together as far as they fit on a narrow line', () => {
  const html = renderToStaticMarkup(<SoftBreaks text="onRowSelectionModelChange is long, onChange is not" />);
  expect(html).toBe('onRow<wbr/>Selection<wbr/>ModelChange is long, onChange is not');
});

test('in HTML, only texts break', () => {
  expect(withSoftBreaks('<a href="/aLongAddressOfAPage">React.MutableRefObject</a>&lt;<i>GridApi</i>')).toBe(
    '<a href="/aLongAddressOfAPage">React.Mutable<wbr>RefObject</a>&lt;<i>GridApi</i>',
  );
});

test('names in capitals and numbers stay whole', () => {
  expect(withSoftBreaks('SOMETHINGINCAPITALS 123456789012345678901')).toBe(
    'SOMETHINGINCAPITALS 123456789012345678901',
  );
});

test.each(['DataGrid', 'GridColDef', 'useGridApiRef', 'unstable_useChart', 'React.MutableRefObject'])(
  '%s is a name, which stays as it is written',
  (name) => expect(asWritten(name)).toEqual({ translate: 'no' }),
);

test.each(['Columns', 'Getting started', 'API', 'The DataGrid component', 'v6.20'])('%s is text', (text) =>
  expect(asWritten(text)).toEqual({}),
);
