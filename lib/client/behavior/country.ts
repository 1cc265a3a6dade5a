/**
 * The country in `known` whose helplines a reader is likely to need; "any" if none fits. The time zone says where the
 * device is; the language's region only counts when the time zone says nothing. Printed into pages as text: uses
 * nothing but its arguments.
 */
export function guessCountry(zone: string, language: string, known: readonly string[]): string {
  const zones: Readonly<Record<string, string>> = {
    GB: 'London|Belfast|Jersey|Guernsey|Isle_of_Man',
    IE: 'Dublin',
    NZ: 'Auckland|Chatham',
    AU: '^Australia',
    CA:
      'Toronto|Vancouver|Montreal|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton|Whitehorse|Yellowknife|Iqaluit|Goose_Bay|' +
      'Glace_Bay|Swift_Current|Dawson|Fort_Nelson|Inuvik|Rankin_Inlet|Resolute|Cambridge_Bay|Creston|Blanc-Sablon|Atikokan',
    US:
      'New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Indiana|Indianapolis|Kentucky|Louisville|Dakota|Menominee|Anchorage|Juneau|' +
      'Nome|Sitka|Yakutat|Metlakatla|Adak|Honolulu|Puerto_Rico',
  };
  const isTelling = !/^(UTC$|Etc|$)/.test(zone);
  const region = /-([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase();
  return known.find((code) => (isTelling ? new RegExp(zones[code] ?? '^$').test(zone) : code === region)) ?? 'any';
}
