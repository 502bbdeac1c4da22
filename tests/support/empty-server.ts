import type { ServerBundle, ServerModule } from '../../cli/model/bundle.ts';

const module: ServerModule = { path: '', inputs: '' };

/** Modules of a site without pictures. */
export const emptyServer: ServerBundle = {
  folder: '',
  imports: {},
  files: () => [],
  templates: module,
  components: module,
  mount: module,
  demos: { inputs: {}, read: {}, modules: async () => ({ mount: '', demos: {}, files: [] }) },
};
