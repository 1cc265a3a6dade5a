import {expect, test} from 'vitest';
import {guessCountry} from './country';

const known = ['AU', 'CA', 'GB', 'IE', 'NZ', 'US'];

test.each([
  ['Europe/London', 'en-US', 'GB'],
  ['Europe/Dublin', 'en-GB', 'IE'],
  ['Australia/Perth', 'en-GB', 'AU'],
  ['Pacific/Auckland', 'en', 'NZ'],
  ['America/Toronto', 'fr-CA', 'CA'],
  ['America/Indiana/Knox', 'en-US', 'US'],
  ['America/North_Dakota/Center', 'en-US', 'US'],
  // a Briton in Berlin cannot call British short numbers
  ['Europe/Berlin', 'en-GB', 'any'],
  ['America/Mexico_City', 'en-US', 'any'],
  // the names that browsers report
  ['America/Louisville', 'en-US', 'US'],
  ['America/Indianapolis', 'en-US', 'US'],
  ['America/Glace_Bay', 'en-CA', 'CA'],
  ['Europe/Isle_of_Man', 'en-GB', 'GB'],
  // Catalan, not Canada
  ['UTC', 'ca', 'any'],
  ['UTC', 'en-GB', 'GB'],
  ['', 'en-au', 'AU'],
  ['Etc/GMT+5', 'en', 'any'],
])('in the zone %s with the language %s it is %s', (zone, language, country) => {
  expect(guessCountry(zone, language, known)).toBe(country);
});

test('a country without lines is not guessed', () => {
  expect(guessCountry('Europe/London', 'en-GB', ['US'])).toBe('any');
});
