import type { CodeVariant, DemoView } from '../../renderer/view/demo.ts';
import { exportKinds } from '../../renderer/view/export-targets.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { eventAttributes } from './event-attributes.ts';
import { type IconName, IconSheet, SharedIcon } from './icon.tsx';
import { message } from './message.ts';

interface Props {
  readonly view: PageView;
  readonly demo: DemoView;
}

export const codeId = ({ name }: DemoView): string => `${name}-code`;

/** The Tab key reaches only the first of all tools; arrow keys reach the others. */
const reachable = (isFirst: boolean) => ({ tabIndex: isFirst ? 0 : -1 });

function Variant({ view, variant }: { readonly view: PageView; readonly variant: CodeVariant }) {
  const name = variant === 'JS' ? 'JavaScript' : 'TypeScript';
  return (
    <button
      type="button"
      data-tool="variant"
      value={variant}
      aria-pressed={variant === 'TS'}
      data-tip={message(view, `demo.show${name}`)}
      {...eventAttributes(view, 'demo', 'variant', variant)}
      {...reachable(variant === 'JS')}
    >
      {variant}
    </button>
  );
}

function CodeTools({ view, demo }: Props) {
  return (
    <div className="demo-tools">
      {demo.javascript !== null && (
        <fieldset className="demo-variants" aria-label={message(view, 'demo.language')}>
          <Variant view={view} variant="JS" />
          <Variant view={view} variant="TS" />
        </fieldset>
      )}
      <button
        type="button"
        className="demo-code-tool"
        data-tool="code"
        aria-expanded={demo.options.defaultCodeOpen}
        aria-controls={codeId(demo)}
        {...eventAttributes(view, 'demo', 'code', view.pathname)}
        {...reachable(demo.javascript === null)}
      >
        <SharedIcon name="code" />
        <span className="when-closed">{message(view, 'demo.showCode')}</span>
        <span className="when-open">{message(view, 'demo.hideCode')}</span>
      </button>
      {demo.alternatives !== null && (
        <button
          type="button"
          className="demo-alternative"
          data-tool="alternative"
          value={demo.alternatives.href}
          aria-haspopup="menu"
          aria-expanded={false}
          {...eventAttributes(view, 'demo', 'alternative', view.pathname)}
          {...reachable(false)}
        >
          {/* English in a page from right to left. */}
          <bdi>{demo.alternatives.label}:</bdi> <span>{demo.alternatives.name}</span>
        </button>
      )}
    </div>
  );
}

interface ToolProps {
  readonly view: PageView;
  readonly tool: string;
  readonly icon: IconName;
  readonly text: string;
}

function Tool({ view, tool, icon, text, value }: ToolProps & { readonly value?: string }) {
  return (
    <button
      type="button"
      className="icon-button"
      data-tool={tool}
      value={value}
      aria-label={message(view, text)}
      {...eventAttributes(view, 'demo', tool, value ?? view.pathname)}
      {...reachable(false)}
    >
      <SharedIcon name={icon} />
    </button>
  );
}

function LinkTool({ view, tool, icon, text, href }: ToolProps & { readonly href: string }) {
  return (
    <a
      className="icon-button"
      data-tool={tool}
      href={href}
      aria-label={message(view, text)}
      {...eventAttributes(view, 'demo', tool, view.pathname)}
      {...reachable(false)}
    >
      <SharedIcon name={icon} />
    </a>
  );
}

/** One row under the demo, for readers with JavaScript; others have the links of `DemoCode`. */
export function DemoToolbar({ view, demo }: Props) {
  const { name, exports, sourceUrl, frameUrl } = demo;
  return (
    <div className="demo-toolbar needs-js" role="toolbar" aria-label={message(view, 'demo.tools', { name })}>
      <CodeTools view={view} demo={demo} />
      <div className="demo-tools">
        {frameUrl !== null && <Tool view={view} tool="edit" icon="edit" text="demo.edit" value={frameUrl} />}
        <Tool view={view} tool="copy" icon="copy" text="demo.copy" />
        {exports.map((kind) => (
          <Tool key={kind} view={view} tool="export" value={kind} icon={kind} text={`demo.${kind}`} />
        ))}
        <Tool view={view} tool="reset" icon="reset" text="demo.restart" />
        <Tool view={view} tool="fullscreen" icon="fullscreen" text="demo.fullscreen" />
        {sourceUrl !== null && (
          <LinkTool view={view} tool="source" icon="repository" text="demo.source" href={sourceUrl} />
        )}
        <LinkTool view={view} tool="link" icon="link" text="demo.link" href={`#${name}`} />
      </div>
    </div>
  );
}

const icons: readonly IconName[] = [
  'code',
  'edit',
  'copy',
  'check',
  'close',
  ...exportKinds,
  'reset',
  'fullscreen',
  'window',
  'repository',
  'link',
];

/** Texts of the tools, by their names in `browser/demo/words.ts`. */
const words = {
  alternativeShown: 'demo.alternativeShown',
  closeEditor: 'demo.closeEditor',
  codeAt: 'demo.codeAt',
  codeOf: 'demo.codeOf',
  codeOn: 'demo.codeOn',
  copied: 'demo.copied',
  copyFile: 'demo.copyFile',
  edit: 'demo.edit',
  editedElsewhere: 'demo.editedElsewhere',
  editorClosed: 'demo.editorClosed',
  editorHelp: 'demo.editorHelp',
  editorKept: 'demo.editorKept',
  editorOpen: 'demo.editorOpen',
  editShown: 'demo.editShown',
  files: 'demo.files',
  fullscreen: 'demo.fullscreen',
  leaveFullscreen: 'demo.leaveFullscreen',
  linkCopied: 'demo.linkCopied',
  noComponent: 'demo.noComponent',
  noImport: 'demo.noImport',
  notAllowed: 'demo.notAllowed',
  notLoaded: 'demo.notLoaded',
  original: 'demo.original',
  promptCopied: 'demo.promptCopied',
  restarted: 'demo.restarted',
  silent: 'demo.silent',
  unavailable: 'demo.unavailable',
  JS: 'demo.shownJavaScript',
  TS: 'demo.shownTypeScript',
} as const;

/** Texts of the editor's search, by the editor's names. */
const phrases = {
  Find: 'editor.find',
  Replace: 'editor.replaceBy',
  next: 'editor.next',
  previous: 'editor.previous',
  all: 'editor.all',
  'match case': 'editor.matchCase',
  'by word': 'editor.byWord',
  regexp: 'editor.regexp',
  replace: 'editor.replace',
  'replace all': 'editor.replaceAll',
  close: 'editor.close',
  'Go to line': 'editor.goToLine',
  go: 'editor.go',
} as const;

/** Shared parts of a page's toolbars, once. */
export function DemoToolbarKit({ view }: { readonly view: PageView }) {
  const texts = (of: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(of).map(([name, key]) => [name, message(view, key)]));
  return (
    <>
      <IconSheet names={icons} />
      <template
        id="site--demo-words"
        data-words={JSON.stringify({ ...texts(words), phrases: texts(phrases) })}
      />
    </>
  );
}
