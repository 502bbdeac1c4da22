import type { ServerBundle, ServerModule } from '../../cli/model/bundle.ts';

const module: ServerModule = { path: '', inputs: '' };

/** Modules of a site that draws nothing. */
export const emptyServer: ServerBundle = {
  folder: '',
  files: [],
  templates: module,
  components: module,
  mount: module,
  demos: {},
};
