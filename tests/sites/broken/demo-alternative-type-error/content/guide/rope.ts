export const rope = 'thick';
