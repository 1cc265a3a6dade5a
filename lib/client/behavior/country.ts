/**
 * The country in `known` whose helplines a reader is likely to need; "any" if none fits. The time zone says where the
 * device is; the language's region only counts when the time zone says nothing. Printed into pages as text: uses
 * nothing but its arguments.
 */
export function guessCountry(zone: string, language: string, known: readonly string[]): string {
  const zones: Readonly<Record<string, string>> = {
    GB: 'London|Belfast',
    IE: 'Dublin',
    NZ: 'Auckland|Chatham',
    AU: '^Australia',
    CA: 'Toronto|Vancouver|Montreal|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton|Whitehorse|Yellowknife|Iqaluit',
    US: 'New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Indiana|Kentucky|Dakota|Anchorage|Juneau|Honolulu',
  };
  const region = /^(UTC$|Etc|$)/.test(zone) ? language.slice(-2).toUpperCase() : '';
  return known.find((code) => (region ? code === region : new RegExp(zones[code] ?? '^$').test(zone))) ?? 'any';
}
