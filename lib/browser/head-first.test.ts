import {expect, test} from 'vitest';
import {headIn} from './head-first';

const head =
  '<p class="kicker">Yoga</p><h1>Rest &amp; breath</h1><p class="lead">Six shapes for &quot;tired&quot; days.</p>';
const texts = {title: 'Rest & breath', lead: 'Six shapes for "tired" days.'};

test('the head of an article is read from its data, where it has a row of its own or stands as JSON', () => {
  expect(headIn(`3b:{}\n3c:T${head.length.toString(16)},${head}3d:{}`)).toEqual(texts);
  expect(headIn(`3b:["$","header",null,{"dangerouslySetInnerHTML":${JSON.stringify({__html: head})}}]`)).toEqual(texts);
});

test('a page without such a head has none', () => {
  expect(headIn('3b:["$","header",null,{"children":[["$","h1",null,{"children":"Tags"}]]}]')).toBeUndefined();
  expect(headIn('<h1>Page Not Found</h1><div>We could not find it.</div>')).toBeUndefined();
});
