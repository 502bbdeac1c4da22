/** The switch API. */
export interface LampSwitchApi {
  /** Switches it on. */
  on: () => void;
}

/** The RGB colour API interface of the lamp. */
interface LampRgbColourApi {
  /** Sets it. */
  setColour: (colour: string) => void;
}

/** The full API of a lamp. */
export interface LampApi extends LampSwitchApi, LampRgbColourApi {}

export {};
