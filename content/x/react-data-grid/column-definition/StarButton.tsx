import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { Person } from '../../../data/people';

export type StarredPerson = Person & { starred?: boolean };
export type CellProps = GridRenderCellParams<StarredPerson>;

interface StarButtonProps extends CellProps {
  starred: boolean;
  onToggle: () => void;
}

export function StarButton(props: StarButtonProps) {
  const { row, tabIndex, starred, onToggle } = props;
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={`Star ${row.firstName}`}
      aria-pressed={starred}
      onClick={onToggle}
      onKeyDown={(event) => {
        if (event.key === ' ') {
          event.stopPropagation();
        }
      }}
    >
      {starred ? (
        <StarIcon fontSize="small" />
      ) : (
        <StarBorderIcon fontSize="small" />
      )}
    </IconButton>
  );
}
