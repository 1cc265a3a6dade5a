import {describe, expect, test} from 'vitest';
import {type FlightPart, splitFlight, takeFlight, withoutFrame} from './flight.mts';

const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const adopting = (html: string) => `<div class="body" data-adopt="">${html}</div>`;

/** The flight data the page hands over in the end, as lib/inline/hand-over-flight.ts puts it together. */
function rejoin(parts: readonly FlightPart[], adopted: readonly string[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : textRow(part.row, adopted[part.adopt]!))).join('');
}

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

  test('properties that are undefined are not sent; text that only looks so is', () => {
    const text = '{"a":"$undefined","b":1}';
    const said = JSON.stringify({said: text});
    const flight = `0:["$","p","$undefined",{"a":"$undefined","b":1,"c":"$undefined","d":{"e":"$undefined"}}]\n1:${said}\n${textRow('2', text)}`;
    const [sent] = splitFlight(flight, '');
    expect(sent).toBe(`0:["$","p","$undefined",{"b":1,"d":{}}]\n1:${said}\n${textRow('2', text)}`);
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

  test('the scripts beside a part of the page are left to the rows of its components', () => {
    const script = (number: number) =>
      `["$","script","script-${number}",{"src":"/_next/static/chunks/a${number}.js","async":true}]`;
    const link = '["$","link","0",{"rel":"stylesheet"}]';
    const said = '1:["$","p",null,{"children":"[\\"$\\",\\"script\\",\\"script-0\\"]"}]\n';
    const written = (c: string) => `0:["$","$1","c",{"children":["$L2",[${c}],null]}]\n`;
    const sent = (flight: string) => splitFlight(flight, '<p>page</p>').join('');
    expect(sent(written([link, script(0), script(1)].join()) + said)).toBe(written(link) + said);
    expect(sent(written([script(0), script(1), link].join()))).toBe(written(link));
    expect(sent(written([script(0), script(1)].join()))).toBe(written(''));
    expect(sent(`0:["$L2","$L3"]\n2:${script(0)}\n3:${link}\n`)).toBe(`0:["$L2","$L3"]\n2:null\n3:${link}\n`);
  });

  test('the tags for social networks stand in the page only', () => {
    const meta = (key: number, props: object) => ['$', 'meta', String(key), props];
    const kept = [['$', 'title', '0', {children: 'Soil'}], meta(1, {name: 'description', content: 'og:title'})];
    const social = [meta(2, {property: 'og:title', content: 'Soil'}), meta(3, {name: 'twitter:card', content: 'x'})];
    const flight = `1:"x"\n33:${JSON.stringify([...kept, ...social])}\n`;
    expect(splitFlight(flight, '')).toEqual([`1:"x"\n33:${JSON.stringify(kept)}\n`]);
  });

  test('data without text rows stay as they are, with or without a last line break', () => {
    for (const flight of ['0:{"a":1}\n1:["$","p",null,{"children":"T5,"}]\n', '0:"a"', ':HL["/a.css","style"]\n', '']) {
      expect(splitFlight(flight, adopting(body))).toEqual([flight]);
    }
  });
});

describe('the data of a page without the frame', () => {
  const first = (frame: unknown) =>
    `0:{"c":["","docs"],"t":{"t":{"s":"","d":{"r":${JSON.stringify(frame)},"v":null},"c":"$Q5"}},"b":"build"}\n`;
  const frame = ['$', 'html', null, {header: '$L2', footer: '$3', mark: '$undefined'}];
  const own = `5:[["children",{"d":{"r":"$L6"}}]]\n6:["$","p",null,{"title":"$undefined","children":["$7","$1"]}]\n${textRow('7', '<p>“$2”</p>')}`;

  test('inherits the frame and keeps every row the page needs, in their order, without hints', () => {
    const flight = `1:"shared"\n:HL["/a.css","style"]\n2:["$","header",null,{"children":"$8"}]\n${textRow('3', '<footer>')}${first(frame)}${own}8:"only the frame"\n`;
    const short = withoutFrame(flight);
    expect(short).toBe(`1:"shared"\n${first(null)}${own.replace('"title":"$undefined",', '')}`);
  });

  test('leaves structured data to search engines, which read the page', () => {
    const text = '<p>Soil – life</p><script type="application/ld+json">{"a":1}</script>';
    const flight = `${first(frame)}5:[["children",{"d":{"r":"$7"}}]]\n${textRow('7', text)}`;
    expect(withoutFrame(flight)).toMatch(new RegExp(`${textRow('7', '<p>Soil – life</p>')}$`));
  });

  test('names the files of covers without asking for them', () => {
    const cover = (name: string) =>
      `<svg class="head" data-cover="yoga" width="8"><use ${name}="/covers/a.svg#cover"></use></svg>`;
    const icon = '<svg class="icon"><use href="#icon"></use></svg>';
    const flight = (name: string) =>
      `${first(null)}5:[["children",{"d":{"r":"$7"}}]]\n${textRow('7', cover(name) + icon)}`;
    const short = withoutFrame(flight('href').replace('"r":null', '"r":["$","html",null,{}]'));
    expect(short).toBe(flight('data-href'));
  });

  test('is changed, and the sizes that rows tell follow', () => {
    const flight = (word: string) =>
      `5:[["children",{"d":{"r":"$7"},"s":"${word}"}]]\n${textRow('7', `<p>${word}</p>`)}`;
    const changed = withoutFrame(first(frame) + flight('longer'), (text) => text.replaceAll('longer', 'é'));
    expect(changed).toBe(first(null) + flight('é'));
  });

  test('keeps all rows of a stream', () => {
    const stream = '6:X\n6:"a"\n6:C\n';
    expect(withoutFrame(`${first(frame)}5:[["children",{"d":{"v":"$6"}}]]\n${stream}`)).toContain(stream);
  });

  test('that begins otherwise is a fault', () => {
    for (const flight of [first(null), '0:{"b":"x"}\n', '1:"a"\n'])
      expect(() => withoutFrame(flight)).toThrow('no longer has its frame');
  });
});
