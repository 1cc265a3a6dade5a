import {expect, test} from 'vitest';
import {sectionsOf} from './sections';

test('an article is split at its headings, without marks, drawings and the box of other articles', () => {
  const html = `<p>Before<sup class="cite"><a href="#s">1</a></sup>.</p>
<h2 id="one">One &amp; two<a class="hash-link" href="#one" aria-label="Direct link to One"></a></h2>
<p>Isn&#x27;t <b>bold</b>. <svg><text>drawn</text></svg></p><h4 id="deep">Deep</h4>
<aside class="x" data-tone="next" aria-label="Read next"><p>Elsewhere</p></aside>
<h3 id="three">Three</h3><table><tr><td>a</td><td>b</td></tr><tr><th>c</th><td>Done.</td></tr></table>
<figure><div>label</div><figcaption>What it shows.</figcaption></figure>`;
  expect(sectionsOf(html)).toEqual([
    {text: 'Before.'},
    {id: 'one', heading: 'One & two', text: "Isn't bold. Deep"},
    {id: 'three', heading: 'Three', text: 'a · b. c · Done. What it shows.'},
  ]);
});
