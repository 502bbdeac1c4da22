// Preloaded into every Node process of a build, it simulates a machine whose date is a year later. (esbuild, the only
// other program that runs, reads no date.) A preloaded script cannot be TypeScript.
const shift = Number(process.env.CLOCK_SHIFT);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...args);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
