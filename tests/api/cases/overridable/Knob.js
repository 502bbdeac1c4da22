import * as React from 'react';

const KnobRoot = (props) => React.createElement('button', props);
const Knob = React.forwardRef(function Knob(props, ref) {
  return React.createElement(KnobRoot, { ...props, ref });
});
Knob.propTypes = {
  /**
   * Whether it can be turned.
   */
  disabled: PropTypes.bool,
  /**
   * Fires at each step.
   */
  onTurn: PropTypes.func,
};
export default Knob;
