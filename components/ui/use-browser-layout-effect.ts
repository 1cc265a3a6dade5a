import {useEffect, useLayoutEffect} from 'react';

/** useLayoutEffect without React's warning while a page is rendered on the server, where there is no layout. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
