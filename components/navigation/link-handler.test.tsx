import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {LinkHandler} from './link-handler.client';

test('a component that needs the router reports it when it is used outside', () => {
  expect(() => renderToStaticMarkup(<LinkHandler />)).toThrow('expected app router to be mounted');
});
