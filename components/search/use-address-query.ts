import {useSearchParams} from 'next/navigation';
import {useCallback, useEffect, useRef, useState} from 'react';
import {searchAddress} from './search-address';

/**
 * Safari lets a page write its address a hundred times in ten seconds, and the router writes it once more each time: with every letter, a quick
 * hand, or a key that is held down, would end the page.
 */
const REST_MS = 250;

/** The `q` of the address, and how to ask something else: the address follows as soon as the typing rests. */
export function useAddressQuery(): readonly [query: string, ask: (text: string) => void] {
  const asked = useSearchParams().get('q') ?? '';
  const [query, setQuery] = useState(asked);
  const written = useRef(asked);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(asked);

  // what this page wrote itself may come back when the reader has typed on since: only an address that others wrote is a new query
  useEffect(() => {
    const now = new URLSearchParams(location.search).get('q') ?? '';
    if (searchAddress(now) === searchAddress(written.current)) return;
    clearTimeout(waiting.current);
    written.current = now;
    setQuery(now);
  }, [asked]);

  const write = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    written.current = latest.current;
    history.replaceState(null, '', searchAddress(latest.current));
  }, []);

  useEffect(() => {
    const forget = () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
    // before a link leads elsewhere; whoever goes back finds the whole query
    document.addEventListener('click', write, true);
    addEventListener('popstate', forget);
    return () => {
      forget();
      document.removeEventListener('click', write, true);
      removeEventListener('popstate', forget);
    };
  }, [write]);

  const ask = (text: string) => {
    setQuery(text);
    latest.current = text;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(write, REST_MS);
  };
  return [query, ask];
}
