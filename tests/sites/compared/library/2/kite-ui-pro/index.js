export * from 'kite-ui';
