import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {LinkHandler} from './link-handler.client';

test('a component that needs the router says so outside of it', () => {
  expect(() => renderToStaticMarkup(<LinkHandler />)).toThrow('expected app router to be mounted');
});
