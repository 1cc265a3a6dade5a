import {useEffect, useLayoutEffect} from 'react';

/** useLayoutEffect without React's warning during server rendering, where there is no layout. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
