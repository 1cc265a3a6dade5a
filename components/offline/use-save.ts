import {useRef, useState} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {mayPrefetch} from '@/lib/client/browser/connection';
import {OFFLINE_CHANGED} from '@/lib/service-worker';
import {offline} from './offline';

/** Pages fetched at the same time. */
const CONCURRENCY = 3;

type SaveState =
  | {readonly step: 'idle'}
  | {readonly step: 'saving'; readonly done: number; readonly total: number}
  | {readonly step: 'stopped'; readonly problem: string};

/** Saves pages, a few at a time, and reports progress; also removes them. Saved pages are fetched again. */
export function useSave() {
  const [state, setState] = useState<SaveState>({step: 'idle'});
  const isBusy = useRef(false);

  const save = async (routes: readonly string[]) => {
    if (isBusy.current) return;
    const refusal = refusalOf();
    if (refusal) return setState({step: 'stopped', problem: refusal});
    isBusy.current = true;
    let done = 0;
    let problem: string | undefined;
    setState({step: 'saving', done, total: routes.length});
    const waiting = [...routes];
    const work = async () => {
      for (
        let route = waiting.shift();
        route !== undefined && !problem && offline.isSavingEnabled();
        route = waiting.shift()
      ) {
        const result = await offline.store.put(BASE_PATH + route, undefined, true).catch((error: unknown) => {
          console.warn(`${route} could not be saved.`, error);
          return 'failed' as const;
        });
        if (result === 'full') problem = 'There is no room left for more pages on this device.';
        if (result === 'failed') problem = 'The connection was lost. What has been saved so far stays.';
        done += 1;
        if (!problem) setState({step: 'saving', done, total: routes.length});
      }
    };
    try {
      await (offline.isSavingEnabled() ? offline.start() : offline.setSavingEnabled(true));
      await Promise.all(Array.from({length: CONCURRENCY}, work));
      // turned off meanwhile: pages under way were saved after everything had been deleted
      if (!offline.isSavingEnabled()) await offline.store.clear();
    } catch (error) {
      console.warn('The section could not be saved.', error);
      problem = 'This browser does not allow pages to be saved.';
    }
    isBusy.current = false;
    setState(problem ? {step: 'stopped', problem} : {step: 'idle'});
    dispatchEvent(new Event(OFFLINE_CHANGED));
  };

  const remove = async (routes: readonly string[]) => {
    try {
      await offline.store.remove(routes.map((route) => BASE_PATH + route));
      setState({step: 'idle'});
    } catch (error) {
      console.warn('The section could not be removed.', error);
      setState({step: 'stopped', problem: 'Not everything could be deleted.'});
    }
    dispatchEvent(new Event(OFFLINE_CHANGED));
  };

  return {state, save, remove};
}

/** Why nothing can be saved on this device; undefined when it can. */
export function refusalOf(): string | undefined {
  if (!offline.canSavePages()) return 'This browser cannot save pages.';
  if (!mayPrefetch()) return 'Your browser is set to save data, so nothing is downloaded in advance.';
  return undefined;
}
