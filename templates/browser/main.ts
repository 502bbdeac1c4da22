import { startCodeTabs } from './code-tabs.ts';
import { startCodeTypes } from './code-types.ts';
import { startContents } from './contents.ts';
import { startCopyButtons } from './copy-code.ts';
import { startCopyCommands } from './copy-command.ts';
import { startCopyPage } from './copy-page.ts';
import { startDemoTools } from './demos.ts';
import { startFeedback } from './feedback.ts';
import { startHighlighting } from './highlighting.ts';
import { startMenus } from './menus.ts';
import { startNavigation } from './navigation.ts';
import { startNotLoaded } from './not-loaded.ts';
import { startPreferences } from './preferences.ts';
import { startSearch } from './search.ts';
import { startSettingsButton } from './settings-button.ts';
import { startSidebar } from './sidebar.ts';

/** A drawer opens without a script, perhaps before this one: what waits for that gets its event now. */
const noticeOpenDrawer = () => document.querySelector(':popover-open')?.dispatchEvent(new Event('toggle'));

const starts = [
  startNotLoaded,
  startPreferences,
  startSidebar,
  startMenus,
  startSearch,
  startSettingsButton,
  startCodeTabs,
  startContents,
  startHighlighting,
  startCopyButtons,
  startCopyCommands,
  startCopyPage,
  startDemoTools,
  startCodeTypes,
  startFeedback,
  startNavigation,
  noticeOpenDrawer,
];

// A browser may refuse what one of them needs; the others work without it.
for (const start of starts) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}

/** Ignores modules that fail to load. */
const optional = (loading: Promise<unknown>): void => void loading.catch(() => {});

if (location.hash !== '') optional(import('./keep-target.ts').then(({ keepTarget }) => keepTarget()));

/** Few pages have entries of the API reference. Until the module loads, those show them unchanged. */
const showApi = () => {
  if (document.querySelector('.api-layout') !== null)
    optional(import('./api-layout.ts').then(({ showApiLayout }) => showApiLayout()));
};
document.addEventListener('docs:page', showApi);
showApi();

const notFound = document.querySelector<HTMLElement>('.not-found:has([data-asked])');
if (notFound !== null)
  optional(import('./not-found.ts').then(({ startNotFound }) => startNotFound(notFound)));
