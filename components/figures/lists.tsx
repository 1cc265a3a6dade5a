import {DataTable} from './data-table';
import type {ViewProps} from './figure-view';
import {StrengthMark} from './strength';
import {Paragraph, Words} from './words';

/* The views of figures made of text, one for each kind. */

export function Table({figure: {columns, rows, title, caption}, context}: ViewProps<'table'>) {
  return <DataTable columns={columns} rows={rows} label={title ?? caption} context={context} />;
}

export function Schedule({figure: {corner, columns, rows, title, caption}, context}: ViewProps<'schedule'>) {
  const cells = rows.map(({label, cells}) => [label, ...cells]);
  return <DataTable columns={[corner, ...columns]} rows={cells} label={title ?? caption} context={context} />;
}

export function Steps({figure, context}: ViewProps<'steps'>) {
  return (
    <ol className="steps">
      {figure.steps.map(({title, text}) => (
        <li key={title} className="steps-step">
          <Paragraph className="figure-name steps-title" text={title} context={context} />
          <Paragraph className="figure-words steps-text" text={text} context={context} />
        </li>
      ))}
    </ol>
  );
}

export function Timeline({figure: {items}, context}: ViewProps<'timeline'>) {
  return (
    <ol className="figure-words">
      {items.map(({when, title, text}) => (
        <li key={`${when} ${title}`} className="timeline-item">
          <Paragraph className="timeline-when" text={when} context={context} />
          <Paragraph className="figure-name" text={title} context={context} />
          <Paragraph className="timeline-text" text={text} context={context} />
        </li>
      ))}
    </ol>
  );
}

export function Evidence({figure: {items}, context}: ViewProps<'evidence'>) {
  return (
    <ul className="figure-words">
      {items.map(({claim, strength, text}) => (
        <li key={claim} className="evidence-item">
          <p className="evidence-mark">
            <StrengthMark strength={strength} />
          </p>
          <Paragraph className="figure-name" text={claim} context={context} />
          <Paragraph className="evidence-text" text={text} context={context} />
        </li>
      ))}
    </ul>
  );
}

export function Checklist({figure: {groups}, context}: ViewProps<'checklist'>) {
  return (
    <div className="checklist">
      {groups.map(({title, items}) => (
        <div key={title ?? items[0]} className="checklist-group">
          <Paragraph className="checklist-title" text={title} context={context} />
          <ul className="figure-words">
            {items.map((item) => (
              <li key={item} className="checklist-item">
                <Words text={item} context={context} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
