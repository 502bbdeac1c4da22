import type { PageView } from '../../renderer/view/page.ts';
import { message } from './message.ts';

/** Shown by a script when a part of the page cannot be loaded (`browser/not-loaded.ts`). */
export const NotLoaded = ({ view }: { readonly view: PageView }) => (
  <template id="site--not-loaded">
    <p className="not-loaded" role="alert">
      {message(view, 'page.notLoaded')} {/* The address of the page itself. */}
      <a href=".">{message(view, 'page.reload')}</a>
    </p>
  </template>
);
