import { LicenseInfo } from '@mui/x-license-pro';

declare const process: {
  readonly env: { readonly MUI_X_LICENSE_KEY?: string };
};

const key = process.env.MUI_X_LICENSE_KEY;
if (key) LicenseInfo.setLicenseKey(key);
