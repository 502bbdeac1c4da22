import * as React from 'react';
import resolveProps from 'kit/resolveProps';
import Spark from 'kit/Spark';
import makeSteps from 'kit/makeSteps';
import Knob from './Knob';

var _Spark;
const usualSteps = makeSteps();
const Switch = React.forwardRef(function Switch(given, ref) {
  const props = resolveProps(React.useContext(Settings), given);
  const {
    color = 'warm',
    icon = _Spark || (_Spark = React.createElement(Spark, { size: 'small' })),
    steps = usualSteps,
    ...other
  } = props;
  return React.createElement(Knob, { ...other, ref, color, icon, steps });
});
Switch.propTypes = {
  /**
   * The colour.
   * @default 'warm'
   */
  color: PropTypes.oneOf(['warm', 'cold']),
  /**
   * The icon.
   * @default <Spark size="small" />
   */
  icon: PropTypes.node,
  /**
   * The steps.
   * @default makeSteps()
   */
  steps: PropTypes.array,
};
export default Switch;
