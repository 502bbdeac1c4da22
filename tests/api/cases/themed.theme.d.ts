import type { CordProps, LampProps, ShadeProps } from './index';

export interface PropsList {
  GlowLamp: LampProps;
  GlowShade: ShadeProps;
  GlowCord: CordProps;
}

export interface Components {
  GlowLamp?: { defaultProps?: LampProps; styleOverrides?: object };
  GlowShade?: { defaultProps?: ShadeProps; styleOverrides?: object };
  GlowCord?: { defaultProps?: CordProps };
}
