'use client';

import {type ComponentProps, type ComponentType, useEffect, useState} from 'react';
import type {PageViews} from './page-views.client';

type Props = ComponentProps<typeof PageViews>;

/** Loads the code that counts page views. Sites without a tracking id never load it. */
export function AnalyticsLoader(props: Props) {
  const [Views, setViews] = useState<ComponentType<Props>>();
  useEffect(() => {
    import('./page-views.client').then(
      (loaded) => setViews(() => loaded.PageViews),
      // if loading fails, views are not counted and nothing else breaks
      () => undefined,
    );
  }, []);
  return Views ? <Views {...props} /> : null;
}
