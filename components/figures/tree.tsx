import type {ArticleContext} from '@/lib/content/markdown/article-context';
import type {Question} from '@/lib/figures/kinds/lists';
import type {ViewProps} from './figure-view';
import {Paragraph} from './words';

export function Tree({figure, context}: ViewProps<'tree'>) {
  return (
    <div className="tree">
      <Branch ask={figure.ask} options={figure.options} context={context} />
    </div>
  );
}

function Branch({ask, options, context}: Question & {readonly context: ArticleContext}) {
  return (
    <>
      <Paragraph className="tree-ask" text={ask} context={context} />
      <ul className="tree-options">
        {options.map((option) => (
          <li key={option.answer} className="tree-option">
            <Paragraph className="figure-name tree-answer" text={option.answer} context={context} />
            {option.then ? (
              <Paragraph className="figure-words tree-result" text={option.then} context={context} />
            ) : (
              <Branch ask={option.ask ?? ''} options={option.options ?? []} context={context} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
