import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

export interface Question {
  changes: string[];
  answer: (confirmed: boolean) => void;
}

/** Open as long as there is a question. */
export function ConfirmDialog({ question }: { question: Question | null }) {
  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.answer(false)}
      aria-labelledby="confirm-save-title"
    >
      <DialogTitle id="confirm-save-title">Save these changes?</DialogTitle>
      <DialogContent>
        {question?.changes.map((change) => (
          <Typography key={change}>{change}</Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => question?.answer(false)}>Cancel</Button>
        <Button onClick={() => question?.answer(true)}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}
