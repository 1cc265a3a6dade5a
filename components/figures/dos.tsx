import type {FigureView, ViewProps} from './figure-view';
import {Sign, type SignName} from './sign';
import {Words} from './words';

function DosDrawing({figure, context}: ViewProps<'dos'>) {
  const sides = [
    {side: 'do', icon: 'tick', title: figure.doTitle ?? 'Do', items: figure.do},
    {side: 'dont', icon: 'cross', title: figure.dontTitle ?? 'Don’t', items: figure.dont},
  ] as const satisfies readonly {icon: SignName; [key: string]: unknown}[];
  return (
    <div className="dos">
      {sides.map(({side, icon, title, items}) => (
        <div key={side} className="dos-side" data-side={side}>
          <p className="dos-title">
            <Sign name={icon} />
            <span>
              <Words text={title} context={context} />
            </span>
          </p>
          <ul className="dos-items">
            {items.map((item) => (
              <li key={item} className="dos-item">
                <Sign name={icon} />
                <span>
                  <Words text={item} context={context} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export const dos: FigureView<'dos'> = {Drawing: DosDrawing};
