import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sinceText } from '../../renderer/since-text.ts';
import type { ApiEntryView, ApiFactKind, ApiView } from '../../renderer/view/api.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { ApiFilter } from './api-filter.tsx';
import { ApiLayoutControl } from './api-layout-control.tsx';
import { ApiOrderControl } from './api-order-control.tsx';
import { Marks } from './chips.tsx';
import { message } from './message.ts';
import { SoftBreaks, withSoftBreaks } from './soft-breaks.ts';
import { trustedHtml } from './trusted-html.ts';

interface Props {
  readonly view: PageView;
  readonly list: ApiView;
}

interface EntryProps {
  readonly view: PageView;
  readonly entry: ApiEntryView;
  readonly columns: readonly ApiFactKind[];
}

/** The first column of a table is the name; `c2`, `c3`, … are the facts. */
const columnOf = (columns: readonly ApiFactKind[], kind: ApiFactKind): string =>
  `c${columns.indexOf(kind) + 2}`;

function Name({ view, entry: { id, name, plan, marks, since } }: Omit<EntryProps, 'columns'>) {
  return (
    <dt>
      <a className="api-name" href={`#${id}`}>
        <SoftBreaks text={name} />
      </a>
      {marks.map((mark) => (
        <div key={mark} className={`api-mark api-mark-${mark}`}>
          {message(view, `api.${mark}`)}
        </div>
      ))}
      {/* A block, so that text taken from the page does not join it to the name. */}
      {plan !== null && (
        <div className="api-marks">
          <Marks view={view} item={{ plan, planned: false, newFeature: false }} />
        </div>
      )}
      {since !== null && (
        <div className="api-since">{sinceText(since, (key, values) => message(view, key, values))}</div>
      )}
    </dt>
  );
}

/** A block, so that text taken from the page does not join it to what follows. */
const Label = ({ view, text }: { readonly view: PageView; readonly text: string }) => (
  <div className="api-label">{message(view, text)}</div>
);

function Details({ view, entry }: Omit<EntryProps, 'columns'>) {
  const { deprecated, see, example, parameters, returns, demos } = entry;
  return (
    <>
      {deprecated !== null && <div className="api-deprecated" {...trustedHtml(deprecated)} />}
      {parameters.length > 0 && (
        <ul className="api-parameters">
          {parameters.map(({ name, description }) => (
            <li key={name}>
              <code>{name}</code> <div {...trustedHtml(description)} />
            </li>
          ))}
        </ul>
      )}
      {returns !== null && (
        <div className="api-returns">
          <Label view={view} text="api.returns" /> <div {...trustedHtml(returns)} />
        </div>
      )}
      {see !== null && (
        <div>
          <Label view={view} text="api.see" /> <span {...trustedHtml(see)} />
        </div>
      )}
      {demos.length > 0 && (
        <div>
          <Label view={view} text="api.demos" />
          {demos.map(({ title, href }, index) => (
            <Fragment key={href}>
              {index === 0 ? ' ' : ', '}
              <a href={href}>{title}</a>
            </Fragment>
          ))}
        </div>
      )}
      {example !== null && (
        <div className="code">
          {/* A scrollable element must be within reach of the keyboard. */}
          <pre {...{ tabIndex: 0 }}>
            <code {...trustedHtml(example)} />
          </pre>
        </div>
      )}
    </>
  );
}

function Entry({ view, entry, columns }: EntryProps) {
  const { id, facts, description, note } = entry;
  return (
    <div className="api-entry" id={id}>
      <Name view={view} entry={entry} />
      {facts.map(({ kind, html }) => {
        const label = renderToStaticMarkup(<Label view={view} text={`api.${kind}`} />);
        const fact = trustedHtml(`${label} ${withSoftBreaks(html)}`);
        return <dd key={kind} className={`api-fact ${columnOf(columns, kind)}`} {...fact} />;
      })}
      <dd className="api-text">
        {description !== '' && <div {...trustedHtml(description)} />}
        {note !== null && (
          <div>
            <Label view={view} text="api.note" /> <span {...trustedHtml(note)} />
          </div>
        )}
        <Details view={view} entry={entry} />
      </dd>
    </div>
  );
}

/**
 * A list of entries, complete and in one order. The style sheet picks one of its three layouts by the choices on the
 * root element.
 */
export function ApiList({ view, list }: Props) {
  const { section, first, columns, entries } = list;
  return (
    <div className={`api api-${section}`}>
      {first && (
        <div className="api-tools" data-markdown-ignore="">
          <ApiFilter view={view} list={list} />
          <ApiOrderControl view={view} list={list} />
          <ApiLayoutControl view={view} section={section} />
        </div>
      )}
      <div className="api-list" data-facts={columns.length} data-first={columns[0]}>
        <div className="api-columns" aria-hidden="true" data-markdown-ignore="">
          <span>{message(view, 'api.name')}</span>
          {columns.map((kind) => (
            <span key={kind}>{message(view, `api.${kind}`)}</span>
          ))}
          <span>{message(view, 'api.description')}</span>
        </div>
        <dl>
          {entries.map((entry) => (
            <Entry key={entry.id} view={view} entry={entry} columns={columns} />
          ))}
        </dl>
      </div>
    </div>
  );
}
