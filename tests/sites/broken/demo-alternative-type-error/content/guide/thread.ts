export const thread = 2;
