import {startTransition, useEffect, useState} from 'react';
import {mayPrefetch} from '@/lib/client/browser/connection';
import type {Filter, Found} from '@/lib/search';
import {ask, deepen} from './search-client';

/** After this pause in typing, the full text is fetched for a query that the first tier answers poorly. */
const PAUSE_MS = 350;
/** Debounces typing. */
const SETTLE_MS = 50;
/** Shorter queries are still being typed. */
const MIN_LENGTH = 3;

export interface Search {
  readonly found?: Found;
  /** Why there is no result. */
  readonly problem?: string;
  readonly isDeepening: boolean;
  /** Searches the full text, too. */
  deepen(): void;
  retry(): void;
}

/** The results of a query while it is typed. An empty query has none. */
export function useSearch(query: string, filter: Filter): Search {
  const [state, setState] = useState<{found?: Found; problem?: string}>({});
  // the query for which the full text is being fetched, and the one for which it was fetched or failed
  const [sought, setSought] = useState<{text: string; filter: Filter}>();
  const [searched, setSearched] = useState<typeof sought>();
  const [attempt, setAttempt] = useState(0);
  const text = query.trim() === '' ? '' : query;
  const {kind, area} = filter;
  const isOf = (other: typeof sought) =>
    other?.text === text && other.filter.kind === kind && other.filter.area === area;
  const isDeepening = isOf(sought) && sought !== searched;
  const wasSearched = isOf(searched);
  const deepenThis = () => setSought({text, filter: {kind, area}});

  useEffect(() => {
    if (text === '') {
      setState({});
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask(text, {kind, area})
        .then((found) => {
          // a long list is rendered in steps, between keys
          if (isCurrent) startTransition(() => setState({found}));
        })
        .catch((error: Error) => isCurrent && setState({problem: error.message}));
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, kind, area, wasSearched && searched, attempt]);

  const {found} = state;
  const isWeak = text.length >= MIN_LENGTH && found?.query === text && found.isWeak;
  useEffect(() => {
    if (!isWeak || isDeepening || wasSearched || !mayPrefetch()) return;
    const timer = setTimeout(deepenThis, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWeak, isDeepening, wasSearched, text, kind, area]);

  useEffect(() => {
    if (!sought) return;
    let isCurrent = true;
    deepen(sought.text, sought.filter)
      .catch((error: Error) => console.warn('The full text could not be searched.', error))
      .then(() => isCurrent && setSearched(sought));
    return () => {
      isCurrent = false;
    };
  }, [sought]);

  return {
    ...(text === '' ? {} : state),
    isDeepening,
    deepen: deepenThis,
    retry: () => setAttempt((count) => count + 1),
  };
}
