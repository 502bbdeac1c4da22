export { renderDemoFrame } from './demo-frame.tsx';
export { takeMissingMessages } from './parts/message.ts';
export { renderPage } from './render-page.tsx';
