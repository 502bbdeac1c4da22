export * from 'kite-ui';
export const useGusts = () => [1, 3, 2];
