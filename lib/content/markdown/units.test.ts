import {expect, test} from 'vitest';
import {compileText} from '@/tests/support/compile';

const html = async (body: string) => (await compileText(body)).html;

test.each([
  ['per 100 g of bread', 'per 100\u00a0g of bread'],
  ['at 21 °C, for 30 min', 'at 21\u00a0°C, for 30\u00a0min'],
  ['10 km/h and 5 kg', '10\u00a0km/h and 5\u00a0kg'],
  ['at 7 a.m. in March', 'at 7\u00a0a.m. in March'],
  ['30 cm (12 in), 5 ft', '30\u00a0cm (12\u00a0in), 5\u00a0ft'],
  ['1 / 0.8 mg', '1\u00a0/\u00a00.8\u00a0mg'],
  ['2 mcg, 400 IU and 3 kWh', '2\u00a0mcg, 400\u00a0IU and 3\u00a0kWh'],
])('“%s” keeps number and unit together', async (text, expected) => {
  expect(await html(text)).toBe(`<p>${expected}</p>`);
});

test.each(['3 goats and 5 loaves', '2 mats', '7 hills', '1 go at it', 'in 2024 health', '3 in a row'])(
  '“%s” may break',
  async (text) => {
    expect(await html(text)).toBe(`<p>${text}</p>`);
  },
);

test('“e-bike” is whole, in text that searches and copies as it was written', async () => {
  expect(await html('An *e-bike*, "X-ray".')).toBe(
    '<p>An <em><span class="unbroken">e-bike</span></em>, “<span class="unbroken">X-ray</span>”.</p>',
  );
});

test('code stays as it is', async () => {
  expect(await html('`5 kg`')).toBe('<p><code>5 kg</code></p>');
});
