import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const team = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

export default function Team() {
  return (
    <AvatarGroup max={4}>
      {team.map((name) => (
        <Avatar key={name}>{name[0]}</Avatar>
      ))}
    </AvatarGroup>
  );
}
