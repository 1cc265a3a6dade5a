import {startTransition, useEffect, useState} from 'react';
import {mayPrefetch} from '@/lib/client/browser/connection';
import type {Results} from '@/lib/search';
import {loadFullText, search} from './search-client';

/** After this pause in typing, the full text is fetched for a query that the first tier answers poorly. */
const FULL_TEXT_DELAY_MS = 350;
/** Debounces typing. */
const DEBOUNCE_MS = 50;
/** Shorter queries are still being typed. */
const MIN_LENGTH = 3;

export interface Search {
  readonly results?: Results;
  /** Why there is no result. */
  readonly problem?: string;
  readonly isLoadingFullText: boolean;
  /** Searches the full text, too. */
  searchFullText(): void;
  retry(): void;
}

/** The results of a query while it is typed. An empty query has none. */
export function useSearch(query: string): Search {
  const [state, setState] = useState<{results?: Results; problem?: string}>({});
  // the query for which the full text is being fetched, and the one for which it was fetched or failed
  const [requested, setRequested] = useState<{text: string}>();
  const [loaded, setLoaded] = useState<typeof requested>();
  const [failed, setFailed] = useState<typeof requested>();
  const [attempt, setAttempt] = useState(0);
  const text = query.trim() === '' ? '' : query;
  const isFetching = requested?.text === text && requested !== loaded;
  const isLoaded = loaded?.text === text;
  const searchFullText = () => setRequested({text});

  useEffect(() => {
    if (text === '') {
      setState({});
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      search(text)
        .then((results) => {
          // a long list is rendered in steps, between keys
          if (isCurrent) startTransition(() => setState({results}));
        })
        .catch((error: Error) => isCurrent && setState({problem: error.message}));
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isLoaded && loaded, attempt]);

  const {results} = state;
  const needsFullText = text.length >= MIN_LENGTH && results?.query === text && results.needsFullText;
  // from the first results until those of the full text are there, so that "No results" is only said once it is known
  const isLoadingFullText = isFetching || (needsFullText && mayPrefetch() && failed?.text !== text);
  useEffect(() => {
    if (!needsFullText || isFetching || isLoaded || !mayPrefetch()) return;
    const timer = setTimeout(searchFullText, FULL_TEXT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [needsFullText, isFetching, isLoaded, text]);

  useEffect(() => {
    if (!requested) return;
    let isCurrent = true;
    loadFullText(requested.text)
      .catch((error: Error) => {
        console.warn('The full text could not be searched.', error);
        setFailed(requested);
      })
      .then(() => isCurrent && setLoaded(requested));
    return () => {
      isCurrent = false;
    };
  }, [requested]);

  return {
    ...(text === '' ? {} : state),
    isLoadingFullText,
    searchFullText,
    retry: () => {
      setState({});
      setAttempt((count) => count + 1);
    },
  };
}
