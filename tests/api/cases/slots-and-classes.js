exports.shadeClasses = {
  root: 'Glow-Shade-root',
  frame: 'Glow-Shade-frame',
  lit: 'Glow-lit',
  hidden: 'Glow-Shade-hidden',
  border: 'Glow-Shade-border',
};
