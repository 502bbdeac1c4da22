import picture from './wing.svg';

/** Address of the picture of a wing. */
export const wing = picture;

export const Wing = ({ wide = true }: { wide?: boolean }) => <img src={wide ? wing : ''} />;
Wing.Tip = ({ sharp }: { sharp: boolean }) => <i>{sharp}</i>;
