'use client';

import {useEffect, useState} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {fetchJson} from '@/lib/client/browser/fetch-json';
import {closestPage} from '@/lib/closest-path';
import {barePath, decoded, isSamePath, withoutBase} from '@/lib/paths';

/** "Did you mean …?": links to the closest page, if any, and redirects when only the case differs. */
export function ClosestPage({index}: {index: string}) {
  const [page, setPage] = useState<{path: string; title: string}>();

  useEffect(() => {
    const find = async () => {
      const pages = await fetchJson<Record<string, string>>(index);
      const requested = withoutBase(barePath(location.pathname), BASE_PATH);
      const path = closestPage(requested, Object.keys(pages));
      if (!path) return;
      // only case or escapes differ, so the page is certain; few hosts can redirect to it
      if (isSamePath(path, decoded(requested))) location.replace(BASE_PATH + path + location.search + location.hash);
      else setPage({path, title: pages[path]!});
    };
    find().catch((error) => console.warn('The list of pages could not be fetched.', error));
  }, [index]);

  if (!page) return null;
  return (
    <p>
      Did you mean <a href={BASE_PATH + page.path}>{page.title}</a>
      {/[?!]$/.test(page.title) ? '' : '?'}
    </p>
  );
}
