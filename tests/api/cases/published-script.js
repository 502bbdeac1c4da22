const PropTypes = require('prop-types');
const React = require('react');

const ClockRaw = (props) => React.createElement('time', props);
const Clock = (exports.Clock = React.memo(ClockRaw));
process.env.NODE_ENV !== 'production'
  ? (ClockRaw.propTypes = {
      // The comment of a tool.
      /**
       * Said in the script.
       * @default 12
       */
      hour: PropTypes.number.isRequired,
      /**
       * Minute of the hour.
       */
      minute: PropTypes.oneOf([0, 15, 30, 45]),
      /**
       * Only the script knows it.
       */
      'data-zone': PropTypes.string,
      /**
       * Fired every hour.
       * @param {number} hour The hour.
       */
      onTick: PropTypes.func,
      /**
       * @ignore
       */
      hidden: PropTypes.bool,
    })
  : void 0;
