exports.fringeClasses = exports.shadeClasses = void 0;
var _maker = require('class-maker');
exports.shadeClasses = {
  root: 'Glow-Shade-root',
  frame: 'Glow-Shade-frame',
  lit: 'Glow-lit',
  hidden: 'Glow-Shade-hidden',
  border: 'Glow-Shade-border',
};
const fringeClasses = (exports.fringeClasses = (0, _maker.make)('Glow-Fringe', ['thread']));
exports.Shade = () => null;
exports.Drawer = () => null;
