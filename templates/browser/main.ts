import { startCodeTabs } from './code-tabs.ts';
import { startCopyButtons } from './copy-code.ts';
import { startDemoTools } from './demos.ts';
import { startMenus } from './menus.ts';
import { startPreferences } from './preferences.ts';
import { startSidebar } from './sidebar.ts';

startPreferences();
startSidebar();
startMenus();
startCodeTabs();
startCopyButtons();
startDemoTools();
