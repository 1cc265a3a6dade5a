import {describe, expect, test} from 'vitest';
import {takeFlight, textRow} from './flight.mts';

const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

describe('taking the flight data out of a page', () => {
  test('joins the pushes in their order and leaves everything else', () => {
    const html = `<p>a</p>${START}${push('0:{"a":1}\n')}<p>b</p>${push('1:"x"\n')}`;
    expect(takeFlight(html)).toEqual({rest: '<p>a</p><p>b</p>', flight: '0:{"a":1}\n1:"x"\n'});
  });

  test('puts what was ready sooner or later in a fixed order, and leaves streams as they came', () => {
    const flight = '1:I["a"]\n0:{"b":"$La"}\nb:X\n2:"x"\na:["$","p"]\nb:"one"\nb:C\n';
    expect(takeFlight(push(flight)).flight).toBe('1:I["a"]\n0:{"b":"$La"}\n2:"x"\na:["$","p"]\nb:X\nb:"one"\nb:C\n');
  });

  test('reads quotes, backslashes, line breaks and characters of all kinds back', () => {
    const text = 'a "quote" \\ and </script> — 👩‍🌾\n\u2028';
    expect(takeFlight(push(text)).flight).toBe(text);
  });

  test('changes both, and the sizes that rows tell follow', () => {
    const change = (text: string) => text.replaceAll('longer', 'é');
    expect(takeFlight(`<p>longer</p>${push(`${textRow('1', 'longer — x')}2:"longer"\n`)}`, change)).toEqual({
      rest: '<p>é</p>',
      flight: `${textRow('1', 'é — x')}2:"é"\n`,
    });
  });

  test('of a page without any is nothing', () => {
    expect(takeFlight('<p>a</p>')).toEqual({rest: '<p>a</p>', flight: ''});
  });
});

test('a text row begins with the bytes of its text, in hex', () => {
  expect(textRow('1f', '12 µg of sunlight')).toBe('1f:T12,12 µg of sunlight');
});
