import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

interface MailboxLabelProps {
  icon: typeof SvgIcon;
  name: string;
  unread?: number;
}

export function MailboxLabel({ icon: Icon, name, unread }: MailboxLabelProps) {
  return (
    <Stack direction="row" spacing={1} alignItems="center" sx={{ py: 0.75 }}>
      <Icon fontSize="small" color="action" />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {name}
      </Box>
      {unread && (
        <Typography variant="caption" color="text.secondary">
          {unread} unread
        </Typography>
      )}
    </Stack>
  );
}
