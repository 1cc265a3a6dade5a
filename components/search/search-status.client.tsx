'use client';

import type {ReactNode} from 'react';
import {DelayedSpinner} from '@/components/ui/delayed-spinner';
import {BASE_PATH} from '@/lib/base-path';
import {counted} from '@/lib/counted';
import type {Search} from './use-search';

interface Props {
  search: Search;
  query: string;
  onQuery(query: string): void;
}

/** Between query and results: how many there are, what was probably meant, what went wrong. */
export function SearchStatus({search, query, onQuery}: Props) {
  const {results, problem, isLoadingFullText} = search;
  const isTooShort = isCutShort(search, query);
  const isNothing = results?.total === 0 && !isTooShort && !isLoadingFullText;
  // then the page offers the sections
  const isIdle = problem || isNothing || (query.trim().length < 2 && !results?.total);
  return (
    <div className="search-status" data-idle={isIdle ? (isNothing ? 'nothing' : '') : undefined}>
      <p role="status" className="search-status-count">
        {progressOf(search, query)}
      </p>
      {results?.suggestion && (
        <p>
          Did you mean{' '}
          <button type="button" className="search-status-inline" onClick={() => onQuery(results.suggestion!)}>
            {results.suggestion}
          </button>
          ?
        </p>
      )}
      {results && !results.isFull && !isTooShort && !isLoadingFullText && (
        <p>
          <button type="button" className="search-status-inline" onClick={search.searchFullText}>
            Search the full text, too
          </button>
        </p>
      )}
      {isNothing && (
        <p>
          Try fewer or other words, or look through <a href={`${BASE_PATH}/a-z`}>everything from A to Z</a>.
        </p>
      )}
      {problem && (
        <div role="alert" className="search-status-problem">
          <p>
            Search does not work just now. {problem} You can still find every article in{' '}
            <a href={`${BASE_PATH}/a-z`}>the list from A to Z</a>.
          </p>
          <button type="button" className="search-status-inline" onClick={search.retry}>
            Retry
          </button>
        </div>
      )}
    </div>
  );
}

function isCutShort({results}: Search, query: string): boolean {
  return query.trim().length < 2 && results?.total === 0;
}

function progressOf(search: Search, query: string): ReactNode {
  const {results, problem, isLoadingFullText} = search;
  if (query.trim() === '') return 'Type a question, a plant, a pose or a vitamin.';
  if (problem) return '';
  if (!results) return <DelayedSpinner />;
  if (isCutShort(search, query)) return 'Keep typing';
  const {total, hits, missingWords} = results;
  const lack =
    missingWords.length > 0 ? `Nothing here mentions ${missingWords.map((word) => `“${word}”`).join(' or ')}` : '';
  if (total === 0) return isLoadingFullText ? 'Searching the full text' : lack || 'No results';
  const cut = total > hits.length ? `, the best ${hits.length} below` : '';
  return `${lack && `${lack}; nearest: `}${counted(total, 'result')}${isLoadingFullText ? ', searching the full text' : cut}`;
}
