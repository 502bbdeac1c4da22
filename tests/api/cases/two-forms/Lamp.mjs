import PropTypes from 'prop-types';
import * as React from 'react';

export const lampClasses = { root: 'Glow-Lamp-root' };

export const Lamp = React.forwardRef(function Lamp({ tone = 'warm', ...rest }, ref) {
  return React.createElement('i', { ...rest, ref, className: tone });
});

Lamp.propTypes = {
  classes: PropTypes.object,
  /** Said by the script. */
  tone: PropTypes.oneOf(['warm', 'cold']),
};
