import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface DeleteDialogProps {
  customer: string;
  onKeep: () => void;
  onDelete: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  return (
    <Dialog open onClose={props.onKeep} aria-labelledby="row-actions-question">
      <DialogTitle id="row-actions-question">
        Delete the order of {props.customer}?
      </DialogTitle>
      <DialogActions>
        <Button autoFocus onClick={props.onKeep}>
          Keep it
        </Button>
        <Button color="error" onClick={props.onDelete}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
