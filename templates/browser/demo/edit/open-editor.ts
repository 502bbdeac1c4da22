import { fill } from '../../../../renderer/text.ts';
import type { DemoEdit, DemoEdited, DemoProblem } from '../../../../renderer/view/events.ts';
import { announce } from '../../announce.ts';
import { fileTabs, tabId } from '../file-tabs.ts';
import { alternativeOf } from '../fragments.ts';
import { runAlternative } from '../run-alternative.ts';
import { codeVariant } from '../variant.ts';
import { words } from '../words.ts';
import { type Draft, type DraftFile, draftOf, isChanged, textsOf } from './draft.ts';
import { editingOf, setEditing } from './editings.ts';
import { createView, markPlace, withText } from './editor.ts';
import { problemText } from './problem-text.ts';

/** ms without a change after which the code runs. */
const pause = 166;

const languages = { TS: 'TypeScript', JS: 'JavaScript' } as const;

/** The parts of an editor, in their order. */
function createParts(demo: HTMLElement, helpId: string) {
  const container = document.createElement('div');
  container.className = 'demo-editor';
  const tabs = document.createElement('div');
  const panel = document.createElement('div');
  panel.className = 'code';
  panel.id = `${demo.id}-editor`;
  const problem = document.createElement('p');
  problem.className = 'demo-problem';
  const note = document.createElement('p');
  note.className = 'demo-editor-help';
  note.id = helpId;
  note.textContent = words().editorHelp;
  container.append(tabs, panel, problem, note);
  return { container, tabs, panel, problem, note };
}

function markTool(tool: HTMLElement, open: boolean): void {
  tool.ariaLabel = words()[open ? 'closeEditor' : 'edit'];
  tool.querySelector('use')?.setAttribute('href', open ? '#icon-close' : '#icon-edit');
}

/** Opens the editor of a demo in place of its code, with the reader's earlier changes. */
export async function openEditor(demo: HTMLElement, tool: HTMLButtonElement): Promise<void> {
  const helpId = `${demo.id}-editor-help`;
  const draft = await draftOf(demo, helpId);
  // The tool may have been used twice while the code was loading.
  if (editingOf(demo) !== undefined || !demo.isConnected) return;
  const [entry] = draft.files;
  if (entry === undefined) return;
  startEditing(demo, tool, draft, entry, helpId);
}

function startEditing(
  demo: HTMLElement,
  tool: HTMLButtonElement,
  draft: Draft,
  entry: DraftFile,
  helpId: string,
): void {
  const { container, tabs, panel, problem, note } = createParts(demo, helpId);
  const view = createView(entry.state);
  let file = entry;
  let found: DemoProblem | null = null;
  let announced = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  panel.append(view.dom);

  const run = (show: boolean) => {
    const detail: DemoEdit = { frameUrl: tool.value, files: textsOf(draft), show };
    demo.dispatchEvent(new CustomEvent('docs:demo-edit', { bubbles: true, detail }));
  };

  const showTabs = () => {
    if (draft.files.length < 2) return;
    const select = (chosen: object) =>
      showFile(draft.files.find((candidate) => candidate === chosen) ?? entry);
    const label = fill(words().files, { name: demo.id });
    tabs.replaceChildren(fileTabs({ label, panelId: panel.id, files: draft.files, selected: file, select }));
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tabId(panel.id));
  };

  const mark = () => {
    const place = found !== null && 'line' in found && found.file === file.path ? found : null;
    markPlace(
      view,
      place === null || place.line === null
        ? null
        : {
            line: place.line,
            column: 'column' in place ? place.column : null,
            message: problemText(place, words()),
          },
    );
  };

  const showFile = (next: DraftFile) => {
    const focused = tabs.contains(document.activeElement);
    file.state = view.state;
    file = next;
    view.setState(file.state);
    showTabs();
    if (focused) tabs.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    mark();
  };

  const showResult = (result: DemoEdited) => {
    const text = result === null ? words().editShown : problemText(result, words());
    if (text !== announced) announce(text);
    announced = text;
    problem.textContent = result === null ? '' : text;
    found = result;
    mark();
  };
  const edited = (event: Event) => showResult((event as CustomEvent<DemoEdited>).detail);

  const destroy = () => {
    clearTimeout(timer);
    file.state = view.state;
    draft.changed = () => {};
    demo.removeEventListener('docs:demo-edited', edited);
    view.destroy();
    container.remove();
    demo.removeAttribute('data-editing');
    setEditing(demo, null);
    // Shows the demo as it is without an editor.
    runAlternative(demo).catch(() => announce(words().notLoaded));
  };

  draft.changed = () => {
    file.state = view.state;
    clearTimeout(timer);
    timer = setTimeout(run, pause, true);
  };
  setEditing(demo, {
    files: () => textsOf(draft),
    selected: () => file.state.doc.toString(),
    reset: () => {
      file.state = view.state;
      for (const changed of draft.files) changed.state = withText(changed.state, changed.original);
      view.setState(file.state);
      clearTimeout(timer);
      run(true);
      announce(words().original);
    },
    followVariant: async () => {
      if (codeVariant() === draft.variant) {
        note.textContent = words().editorHelp;
      } else if (isChanged(draft)) {
        note.textContent = fill(words().editedElsewhere, { language: languages[draft.variant] });
        announce(note.textContent);
      } else {
        destroy();
        await openEditor(demo, tool);
      }
    },
    close: () => {
      const kept = isChanged(draft);
      destroy();
      markTool(tool, false);
      announce(words()[kept ? 'editorKept' : 'editorClosed']);
    },
    destroy,
  });
  demo.addEventListener('docs:demo-edited', edited);
  demo.setAttribute('data-editing', '');
  demo.querySelector('.demo-sources')?.before(container);
  markTool(tool, true);
  showTabs();
  view.focus();
  announce(words().editorOpen);
  run(isChanged(draft) || alternativeOf(demo) !== undefined);
}
