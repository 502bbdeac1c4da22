import { apiCodes } from './codes/api.ts';
import { demoCodes } from './codes/demo.ts';
import { pageCodes } from './codes/page.ts';
import { siteCodes } from './codes/site.ts';
import { textCodes } from './codes/text.ts';

/** All codes. A code is permanent: tools and ignore lists refer to it. */
export const catalogue = { ...siteCodes, ...pageCodes, ...textCodes, ...demoCodes, ...apiCodes };

export type Code = keyof typeof catalogue;
