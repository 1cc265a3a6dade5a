import type {Question} from '@/lib/sections';
import {smarten} from '@/lib/typography';
import {url} from '@/lib/urls';

/** Real questions with their answers, for readers without one of their own. */
export function Questions({questions}: {readonly questions: readonly Question[]}) {
  if (questions.length === 0) return null;
  return (
    <ul className="questions" aria-label="Questions others ask">
      {questions.map(({ask, to}) => (
        <li key={ask}>
          <a className="questions-chip" href={url(to)}>
            {smarten(ask)}
          </a>
        </li>
      ))}
    </ul>
  );
}
