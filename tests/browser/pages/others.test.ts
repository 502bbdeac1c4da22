import { judgePages } from './judge-page.ts';
import { visitedPages } from './under-test.ts';

judgePages(visitedPages().filter((path) => !path.includes('data-grid')));
