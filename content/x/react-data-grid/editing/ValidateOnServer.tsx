import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { type Person, people } from '../../../data/people';
import { EditorWithMessage } from './EditorWithMessage';

/** Stands for your endpoint. */
async function findOwner(email: string) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return people.find((person) => person.email === email);
}

async function checkEmail({
  id,
  props,
  hasChanged,
}: GridPreProcessEditCellProps<string, Person>) {
  if (!hasChanged) {
    return props;
  }
  try {
    const owner = await findOwner(props.value ?? '');
    const taken = owner !== undefined && owner.id !== id;
    const error = taken ? `Already used by ${owner.firstName}.` : undefined;
    return { ...props, error };
  } catch {
    return { ...props, error: 'Could not be checked.' };
  }
}

const columns: GridColDef<Person>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 240,
    editable: true,
    preProcessEditCellProps: checkEmail,
    renderEditCell: (params) => <EditorWithMessage {...params} />,
  },
];

const rows = people.slice(0, 5);

export default function ValidateOnServer() {
  return (
    <Box sx={{ height: 318, '& .Mui-error': { color: 'error.main' } }}>
      <DataGrid
        aria-label="People, email must be unique"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
