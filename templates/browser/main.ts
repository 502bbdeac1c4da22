import { startApiLayout } from './api-layout.ts';
import { startCodeTabs } from './code-tabs.ts';
import { startCopyButtons } from './copy-code.ts';
import { startCopyPage } from './copy-page.ts';
import { startDemoTools } from './demos.ts';
import { startMenus } from './menus.ts';
import { startPreferences } from './preferences.ts';
import { startSearch } from './search.ts';
import { startSidebar } from './sidebar.ts';

startPreferences();
startSidebar();
startMenus();
startSearch();
startCodeTabs();
startCopyButtons();
startCopyPage();
startDemoTools();
startApiLayout();
