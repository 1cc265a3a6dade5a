'use client';

import {useEffect, useState} from 'react';
import {BASE_PATH} from '@/lib/base-path';
import {fetchJson} from '@/lib/browser/fetch-json';
import {closestPath} from '@/lib/closest-path';
import {barePath, withoutBase} from '@/lib/paths';

/** "Did you mean …?": the page whose path is nearest to the one that was asked for. Nothing when none is near. */
export function ClosestPage({index}: {index: string}) {
  const [page, setPage] = useState<{path: string; title: string}>();

  useEffect(() => {
    const find = async () => {
      const pages = await fetchJson<Record<string, string>>(index);
      const path = closestPath(withoutBase(barePath(location.pathname), BASE_PATH), Object.keys(pages));
      if (path) setPage({path, title: pages[path]!});
    };
    find().catch((error) => console.warn('The list of pages could not be fetched.', error));
  }, [index]);

  if (!page) return null;
  return (
    <p>
      Did you mean <a href={BASE_PATH + page.path}>{page.title}</a>?
    </p>
  );
}
