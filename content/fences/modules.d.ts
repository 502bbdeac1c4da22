// Modules that the text shows and that are not installed here.
declare module 'next/app' {
  export interface AppProps {
    readonly Component: import('react').ComponentType;
    readonly pageProps: object;
  }
}

declare module '@mui/joy/*' {
  const Component: import('react').ElementType;
  export default Component;
}
