import Info from '@mui/icons-material/Info';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

interface HeaderInfoButtonProps {
  title: string;
  onOpen: () => void;
}

export function HeaderInfoButton({ title, onOpen }: HeaderInfoButtonProps) {
  return (
    <Stack direction="row" alignItems="center">
      {title}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`About ${title}`}
        onClick={(event) => {
          event.stopPropagation();
          onOpen();
        }}
      >
        <Info fontSize="small" />
      </IconButton>
    </Stack>
  );
}
