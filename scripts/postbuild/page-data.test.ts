import {describe, expect, test} from 'vitest';
import {textRow} from './flight.mts';
import {withoutFrame} from './page-data.mts';

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
