declare const _default: (props: { lit: true }) => React.JSX.Element;
export default _default;
