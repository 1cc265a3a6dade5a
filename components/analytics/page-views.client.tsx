'use client';

import {GoogleAnalytics, sendGAEvent} from '@next/third-parties/google';
import {usePathname, useSearchParams} from 'next/navigation';
import {useEffect, useRef, useState} from 'react';
import {STORAGE_KEYS} from '@/lib/client/behavior/storage-keys';
import {readStored, writeStored} from '@/lib/client/browser/storage';
import {ConsentBox} from './consent-box.client';

interface Props {
  id: string;
  options: {anonymizeIp: boolean; respectDoNotTrack: boolean; requireConsent: boolean};
}

type Consent = 'asking' | 'given' | 'refused';

/** Counts page views for the tracking id, after consent, and never when the browser refuses tracking. */
export function PageViews({id, options}: Props) {
  const [consent, setConsent] = useState<Consent>('refused');

  useEffect(() => {
    if (options.respectDoNotTrack && refusesTracking()) return;
    if (options.anonymizeIp) command('set', 'anonymize_ip', true);
    withholdQuestions();
    const stored = readStored(STORAGE_KEYS.consent);
    if (!options.requireConsent || stored === 'yes') setConsent('given');
    else if (stored !== 'no') setConsent('asking');
  }, [options]);

  const answer = (isYes: boolean) => {
    writeStored(STORAGE_KEYS.consent, isYes ? 'yes' : 'no');
    setConsent(isYes ? 'given' : 'refused');
  };
  if (consent === 'asking') return <ConsentBox onAnswer={answer} />;
  if (consent === 'refused') return null;
  return (
    <>
      <GoogleAnalytics gaId={id} />
      <RouteViews id={id} />
    </>
  );
}

/** True when the browser says Do Not Track or Global Privacy Control. */
function refusesTracking(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as {doNotTrack?: string | null; globalPrivacyControl?: boolean};
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** Queued before the tag's first command, so it applies to the first view, too. Loads and sends nothing. */
function command(..._words: unknown[]): void {
  const page = window as {dataLayer?: unknown[]};
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag takes no arrays for commands
  page.dataLayer.push(arguments);
}

/** The address without the search query, which is never sent (content/pages/privacy.md). */
function withoutQuestion(address: string): URL {
  const url = new URL(address);
  url.searchParams.delete('q');
  return url;
}

/** Set explicitly: the tag would otherwise read the addresses of this page and the previous one with their queries. */
function withholdQuestions(): void {
  const addresses = {page_location: location.href, page_referrer: document.referrer};
  for (const [name, address] of Object.entries(addresses)) {
    if (!address.startsWith(location.origin)) continue;
    const reported = withoutQuestion(address).href;
    if (reported !== address) command('set', name, reported);
  }
}

/** The tag counts the first view. Then each change of path, query or hash sets page_path and sends page_view. */
function RouteViews({id}: {id: string}) {
  const path = usePathname();
  // never prerendered, so reading the query does not cost the page its static HTML
  const query = useSearchParams().toString();
  const last = useRef<string>(undefined);

  useEffect(() => {
    const report = () => {
      const {href, pathname, search, hash} = withoutQuestion(location.href);
      const now = pathname + search + hash;
      if (last.current === undefined || last.current === now) {
        last.current = now;
        return;
      }
      last.current = now;
      sendGAEvent('set', 'page_path', now);
      sendGAEvent('event', 'page_view', {
        page_path: now,
        page_title: document.title,
        page_location: href,
        send_to: id,
      });
    };
    let callOff = () => {};
    const frame = requestAnimationFrame(() => {
      callOff = whenTitled(report);
    });
    window.addEventListener('hashchange', report);
    return () => {
      cancelAnimationFrame(frame);
      callOff();
      window.removeEventListener('hashchange', report);
    };
    // only changes of these are counted
  }, [path, query, id]);

  return null;
}

/**
 * Calls `run` once the document has a title, which Next removes and adds during a navigation. Returns a cancel
 * function.
 */
function whenTitled(run: () => void): () => void {
  if (document.title !== '') {
    run();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (document.title === '') return;
    observer.disconnect();
    run();
  });
  observer.observe(document.head, {childList: true, subtree: true, characterData: true});
  return () => observer.disconnect();
}
