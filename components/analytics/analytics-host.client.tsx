'use client';

import {type ComponentProps, type ComponentType, useEffect, useState} from 'react';
import type {PageViews} from './page-views.client';

type Props = ComponentProps<typeof PageViews>;

/** Fetches the code that counts page views, which no page carries on a site without a tracking id. */
export function AnalyticsHost(props: Props) {
  const [Views, setViews] = useState<ComponentType<Props>>();
  useEffect(() => {
    import('./page-views.client').then(
      (loaded) => setViews(() => loaded.PageViews),
      // without it views are not counted, and nothing else is missing
      () => undefined,
    );
  }, []);
  return Views ? <Views {...props} /> : null;
}
