import {describe, expect, test} from 'vitest';
import {splitFlight} from './adopted-texts.mts';
import {textRow} from './flight.mts';

describe('what the application does not need is not sent', () => {
  test('properties that are undefined are not sent; text that only looks so is', () => {
    const text = '{"a":"$undefined","b":1}';
    const said = JSON.stringify({said: text});
    const flight = `0:["$","p","$undefined",{"a":"$undefined","b":1,"c":"$undefined","d":{"e":"$undefined"}}]\n1:${said}\n${textRow('2', text)}`;
    const [sent] = splitFlight(flight, '');
    expect(sent).toBe(`0:["$","p","$undefined",{"b":1,"d":{}}]\n1:${said}\n${textRow('2', text)}`);
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
});
