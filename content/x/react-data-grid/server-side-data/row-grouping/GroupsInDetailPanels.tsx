import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { books, genres } from '../../../../data/books';
import { BooksOfGenre } from './BooksOfGenre';

/** The response of the server to "group by genre". */
const groups = genres.map((genre) => {
  const ofGenre = books.filter((book) => book.genre === genre);
  const copiesSold = ofGenre.reduce((sum, book) => sum + book.copiesSold, 0);
  return { id: genre, count: ofGenre.length, copiesSold };
});

type Group = (typeof groups)[number];

const columns: GridColDef<Group>[] = [
  { field: 'id', headerName: 'Genre', flex: 1, minWidth: 110 },
  { field: 'count', headerName: 'Books', type: 'number', width: 90 },
  { field: 'copiesSold', headerName: 'Copies', type: 'number', width: 120 },
];

const getPanel = ({ row }: GridRowParams<Group>) => (
  <BooksOfGenre genre={row.id} />
);
const getPanelHeight = () => 290;

export default function GroupsInDetailPanels() {
  return (
    <Box sx={{ height: 460 }}>
      <DataGridPro
        aria-label="Genres; their books load when you open one"
        rows={groups}
        columns={columns}
        getDetailPanelContent={getPanel}
        getDetailPanelHeight={getPanelHeight}
        hideFooter
      />
    </Box>
  );
}
