import type {FigureView, ViewProps} from './figure-view';
import {Paragraph, Words} from './words';

function ChecklistDrawing({figure: {groups}, context}: ViewProps<'checklist'>) {
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

export const checklist: FigureView<'checklist'> = {Drawing: ChecklistDrawing};
