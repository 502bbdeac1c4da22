export const bow = 'bow';
