/** Fences as modules of a project for the type checker. */
import { join } from '../machine/paths.ts';
import type { Fence } from '../model/fence.ts';
import type { CompiledPage } from '../model/page.ts';
import { fragmentType } from '../site/fence-fragment.ts';
import { importLine, type Supply } from './fence-names.ts';
import { checkedOptions, settingsFolder } from './type-project.ts';

/** Files of the content on which the types of fences depend. */
export const fenceDeclarations = /\.d\.[cm]?ts$|^fences\/|^(?:data|parts)\/.*\.tsx?$|^[^/]+\.json$/;

/** A fence as a module of a project. */
export interface FenceModule {
  readonly page: CompiledPage;
  readonly fence: Fence;
  readonly path: string;
  readonly text: string;
}

/** Folder of the modules in the project. */
export const fenceFolder = 'fences';

/** Its first line is what the fence leaves out. */
function fenceModule(page: CompiledPage, fence: Fence, index: number, supply: Supply): FenceModule {
  const names = fence.before.includes(fragmentType) ? [fragmentType, ...fence.names] : fence.names;
  const imports = [...new Set(names)].flatMap((name) => {
    const supplied = supply.find(page, fence, name);
    return supplied === null ? [] : [importLine(supplied, page.file)];
  });
  const missing = names.includes(fragmentType) && supply.find(page, fence, fragmentType) === null;
  const head = `${imports.join(' ')} ${missing ? `type ${fragmentType} = any;` : ''} ${fence.before}`;
  return {
    page,
    fence,
    path: `${fenceFolder}/${page.file}.${index}.tsx`,
    text: `${head}\n${fence.code}\n${fence.after}\nexport {};\n`,
  };
}

/** The typed fences of a page as modules. */
export const fenceModules = (page: CompiledPage, supply: Supply): FenceModule[] =>
  page.fences.filter(({ isTyped }) => isTyped).map((fence, index) => fenceModule(page, fence, index, supply));

/** A project of modules by their paths, with the settings of the site. */
export function fenceProject(root: string, settings: string, files: readonly string[]): object {
  const home = settingsFolder(root, settings);
  return {
    extends: join(root, settings),
    references: [],
    files,
    include: [`${home}/**/*.d.ts`],
    exclude: ['node_modules', `${home}/**/node_modules`],
    compilerOptions: {
      ...checkedOptions,
      rootDirs: [root, `./${fenceFolder}`],
      allowUmdGlobalAccess: true,
      allowUnreachableCode: true,
      allowUnusedLabels: true,
      isolatedModules: false,
      noUncheckedIndexedAccess: false,
      noUnusedLocals: false,
      noUnusedParameters: false,
      verbatimModuleSyntax: false,
    },
  };
}
