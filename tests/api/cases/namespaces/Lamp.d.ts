/** A lamp. */
declare const Lamp: (props: { lit?: boolean }) => React.JSX.Element;
export default Lamp;
