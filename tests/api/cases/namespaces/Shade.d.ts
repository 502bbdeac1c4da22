/** A shade, by its module alone. */
export default function Shade(props: { colour: string }): React.JSX.Element;
