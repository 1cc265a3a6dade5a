import {describe, expect, test} from 'vitest';
import {type FlightPart, splitFlight} from './adopted-texts.mts';
import {textRow} from './flight.mts';

const adopting = (html: string) => `<div class="body" data-adopt="">${html}</div>`;

/** The flight data the page hands over in the end, as lib/inline/start-application.ts puts it together. */
function rejoin(parts: readonly FlightPart[], adopted: readonly string[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : textRow(part.row, adopted[part.adopt]!))).join('');
}

describe('splitting the flight data', () => {
  const body = '<p>Naïve — 12 µg of 👩‍🌾’s “sun”</p>';

  test('a text row that stands in an adopted element becomes a reference to it', () => {
    const flight = `0:["$","div",null,{}]\n${textRow('a', body)}1:"after"\n`;
    expect(splitFlight(flight, adopting(body))).toEqual([
      '0:["$","div",null,{}]\n',
      {row: 'a', adopt: 0},
      '1:"after"\n',
    ]);
  });

  test('nothing is lost or moved, also with characters of several bytes', () => {
    const second = '<p>zweiter Absatz — ü</p>';
    const flight = `0:{}\n${textRow('1f', body)}2:{"x":"ü👩‍🌾"}\n${textRow('3', second)}4:"end"\n`;
    const parts = splitFlight(flight, adopting(body) + adopting(second));
    expect(parts.filter((part) => typeof part !== 'string')).toEqual([
      {row: '1f', adopt: 0},
      {row: '3', adopt: 1},
    ]);
    expect(rejoin(parts, [body, second])).toBe(flight);
  });

  test('elements are counted in the order of the document, whatever the order of the rows', () => {
    const flight = textRow('1', '<p>b</p>') + textRow('2', '<p>a</p>');
    expect(splitFlight(flight, adopting('<p>a</p>') + adopting('<p>b</p>')).filter((part) => part !== '')).toEqual([
      {row: '1', adopt: 1},
      {row: '2', adopt: 0},
    ]);
  });

  test('a text that stands in the page elsewhere stays', () => {
    const flight = `${textRow('1', body)}2:"x"\n`;
    expect(splitFlight(flight, `<div>${body}</div>`)).toEqual([flight]);
  });

  test('a text that is only a part of an adopted element stays', () => {
    const flight = textRow('1', body);
    expect(splitFlight(flight, adopting(`<h2>First</h2>${body}`))).toEqual([flight]);
  });

  test('a text that begins an adopted element but does not end it stays', () => {
    const flight = textRow('1', body);
    expect(splitFlight(flight, adopting(`${body}<p>more</p>`))).toEqual([flight]);
  });

  test('an adopted element is found behind a copy of its text', () => {
    const flight = textRow('1', body);
    expect(splitFlight(flight, `<div>${body}</div>${adopting(body)}`)).toEqual(['', {row: '1', adopt: 0}, '']);
  });

  test('an empty text adopts nothing', () => {
    expect(splitFlight('1:T0,2:"x"\n', adopting(''))).toEqual(['1:T0,2:"x"\n']);
  });

  test('a text that does not stand in the page stays', () => {
    const flight = textRow('1', body);
    expect(splitFlight(flight, '<div data-adopt=""></div>')).toEqual([flight]);
  });

  test('a short text, which stands where it is used, gets a row of its own when an element holds it', () => {
    const written = (html: string) => `{"data-adopt":"","dangerouslySetInnerHTML":{"__html":${html}}}\n`;
    const flight = `2a:${written(JSON.stringify('<p>“a”</p>'))}7:${written('"$5"')}8:${written('"<p>else</p>"')}`;
    expect(splitFlight(flight, adopting('<p>“a”</p>'))).toEqual([
      {row: '2b', adopt: 0},
      `2a:${written('"$2b"')}7:${written('"$5"')}8:${written('"<p>else</p>"')}`,
    ]);
  });

  test('the text of an inline script, which has run, becomes empty', () => {
    const script = '(function(){document.documentElement.dataset.theme="light"})()';
    expect(splitFlight(`${textRow('7', script)}8:"x"\n`, `<script>${script}</script>`)).toEqual(['7:T0,8:"x"\n']);
  });

  test('a row whose text looks like a row is not cut', () => {
    const text = 'line one\n2:T5,abcde\nline three';
    const flight = `${textRow('1', text)}3:"x"\n`;
    expect(splitFlight(flight, '')).toEqual([flight]);
  });

  test('data without text rows stay as they are, with or without a last line break', () => {
    for (const flight of ['0:{"a":1}\n1:["$","p",null,{"children":"T5,"}]\n', '0:"a"', ':HL["/a.css","style"]\n', '']) {
      expect(splitFlight(flight, adopting(body))).toEqual([flight]);
    }
  });
});
