'use client';

import {useEffect, useState} from 'react';
import {closestPath} from '@/lib/closest-path';
import {barePath, withoutBase} from '@/lib/paths';

const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** "Did you mean …?": the page whose path is nearest to the one that was asked for. Nothing when none is near. */
export function ClosestPage({index}: {index: string}) {
  const [page, setPage] = useState<{path: string; title: string}>();

  useEffect(() => {
    const find = async () => {
      const response = await fetch(index);
      const pages = (await response.json()) as Record<string, string>;
      const path = closestPath(withoutBase(barePath(location.pathname), BASE), Object.keys(pages));
      if (path) setPage({path, title: pages[path]!});
    };
    find().catch((error) => console.warn('The list of pages could not be fetched.', error));
  }, [index]);

  if (!page) return null;
  return (
    <p>
      Did you mean <a href={BASE + page.path}>{page.title}</a>?
    </p>
  );
}
