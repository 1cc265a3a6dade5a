import {useSearchParams} from 'next/navigation';
import {useCallback, useEffect, useRef, useState} from 'react';
import {searchAddress} from './search-address';

/** Safari allows a hundred address changes in ten seconds, and the router doubles each: too few for fast typists. */
const DEBOUNCE_MS = 250;

/** The `q` of the address, and a function to change it: the address follows after a pause in typing. */
export function useAddressQuery(): readonly [query: string, setQuery: (text: string) => void] {
  const fromAddress = useSearchParams().get('q') ?? '';
  const [query, setState] = useState(fromAddress);
  const written = useRef(fromAddress);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(fromAddress);

  // an address written by this page may arrive after the reader has typed on: only one from elsewhere is a new query
  useEffect(() => {
    const now = new URLSearchParams(location.search).get('q') ?? '';
    if (searchAddress(now) === searchAddress(written.current)) return;
    clearTimeout(waiting.current);
    written.current = now;
    setState(now);
  }, [fromAddress]);

  const write = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    written.current = latest.current;
    // the mark of an open dialog stays (lib/client/inline/close-on-back.ts)
    history.replaceState(history.state?.dialog ? {dialog: true} : null, '', searchAddress(latest.current));
  }, []);

  useEffect(() => {
    const forget = () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
    // before a link leads elsewhere, so that Back returns to the whole query
    document.addEventListener('click', write, true);
    addEventListener('popstate', forget);
    return () => {
      forget();
      document.removeEventListener('click', write, true);
      removeEventListener('popstate', forget);
    };
  }, [write]);

  const setQuery = (text: string) => {
    setState(text);
    latest.current = text;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(write, DEBOUNCE_MS);
  };
  return [query, setQuery];
}
