import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function Tags() {
  const [tags, setTags] = useState(['Oak', 'Ash', 'Elm']);
  return (
    <Stack direction="row" spacing={1}>
      {tags.map((tag) => (
        <Chip key={tag} label={tag} onDelete={() => setTags(tags.filter((one) => one !== tag))} />
      ))}
    </Stack>
  );
}
