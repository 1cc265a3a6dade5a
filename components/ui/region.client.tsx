'use client';

import {type ReactNode, useEffect, useRef, useState} from 'react';
import {FailureBox} from '@/components/errors/failure-box.client';
import {DelayedSpinner} from './delayed-spinner';

interface Props<T> {
  /** Must be the same function on every render: another function or address loads again. */
  load(address: string): Promise<T>;
  address: string;
  /** What is missing, for the red box: "The posts of 2016". */
  name: string;
  children(value: T): ReactNode;
}

type State<T> = {step: 'waiting'} | {step: 'loading'} | {step: 'failed'; error: Error} | {step: 'done'; value: T};

/**
 * A part of the page that loads on demand: nothing for 200 ms, a spinner, then the content or a red box with "Retry".
 */
export function Region<T>({load, address, name, children}: Props<T>) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State<T>>({step: 'waiting'});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    setState({step: 'loading'});
    load(address).then(
      (value) => isWanted && setState({step: 'done', value}),
      (error) => {
        console.warn(`${name} could not be fetched.`, error);
        if (isWanted) setState({step: 'failed', error: error as Error});
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, address, name, attempt]);

  const retry = () => {
    // the button disappears; without another target the focus would move to the top of the page
    root.current?.focus({preventScroll: true});
    setAttempt((before) => before + 1);
  };
  return (
    <div ref={root} tabIndex={-1}>
      {(state.step === 'waiting' || state.step === 'loading') && (
        <div role="status">
          <DelayedSpinner isStill={state.step === 'waiting'} />
        </div>
      )}
      {state.step === 'failed' && (
        <FailureBox message={`${name} could not be fetched: ${state.error.message}`} onRetry={retry} />
      )}
      {state.step === 'done' && children(state.value)}
    </div>
  );
}
