import {useEffect, useState} from 'react';
import {mayPrefetch} from '@/lib/browser/connection';
import type {Filter, Found} from '@/lib/search/engine';
import {ask, deepen} from './search-client';

/** A pause in typing after which the full text is fetched for a question the first tier answers badly. */
const PAUSE_MS = 350;
/** So that fast typing asks once and not at every key. */
const SETTLE_MS = 50;
/** Shorter questions are still being typed. */
const LEAST_LENGTH = 3;

export interface Search {
  readonly found?: Found;
  /** Why there is no answer. */
  readonly problem?: string;
  readonly isDeepening: boolean;
  /** Searches the full text, too. */
  deepen(): void;
  retry(): void;
}

/** The answers to a question while it is typed. An empty question has none. */
export function useSearch(question: string, filter: Filter): Search {
  const [state, setState] = useState<{found?: Found; problem?: string}>({});
  const [depth, setDepth] = useState<'first' | 'wanted' | 'full'>('first');
  const [attempt, setAttempt] = useState(0);
  const text = question.trim() === '' ? '' : question;
  const {kind, area} = filter;

  useEffect(() => {
    if (text === '') {
      setState({});
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask(text, {kind, area})
        .then((found) => isCurrent && setState({found}))
        .catch((error: Error) => isCurrent && setState({problem: error.message}));
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, kind, area, depth === 'full', attempt]);

  const isWeak = text.length >= LEAST_LENGTH && (state.found?.isWeak ?? false);
  useEffect(() => {
    if (!isWeak || depth !== 'first' || !mayPrefetch()) return;
    const timer = setTimeout(() => setDepth('wanted'), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWeak, depth]);

  useEffect(() => {
    if (depth !== 'wanted') return;
    let isCurrent = true;
    deepen()
      .then(() => isCurrent && setDepth('full'))
      .catch((error: Error) => {
        console.warn('The full text could not be searched.', error);
        if (isCurrent) setDepth('full');
      });
    return () => {
      isCurrent = false;
    };
  }, [depth]);

  return {
    ...(text === '' ? {} : state),
    isDeepening: depth === 'wanted',
    deepen: () => setDepth('wanted'),
    retry: () => setAttempt((count) => count + 1),
  };
}
