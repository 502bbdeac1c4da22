export { renderDemoFrame } from './pages/demo-frame.tsx';
export { inlineScripts } from './parts/head.tsx';
export { takeMissingMessages } from './parts/message.ts';
export { styleSheet } from './parts/theme-style.ts';
export { renderPage, renderSettings } from './render-page.tsx';
