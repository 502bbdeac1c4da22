const React = require('react');
const kit = require('kit');

const LampRoot = kit.styled('div', { name: 'GlowLamp', slot: 'Root' })({});
const Lamp = (exports.Lamp = React.memo(
  React.forwardRef((given, ref) => {
    const props = (0, kit.useThemeProps)({ props: given, name: 'GlowLamp' });
    return React.createElement(LampRoot, { ...props, ref });
  }),
));

const ShadeRoot = kit.styled('span', { name: 'GlowShade', slot: 'Root' })({});
function Shade(props) {
  return React.createElement(ShadeRoot, props);
}

exports.Shade = Shade;

const Cord = (exports.Cord = React.forwardRef((props, ref) => React.createElement('i', { ...props, ref })));
