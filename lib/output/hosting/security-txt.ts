import type {CalendarDay} from '@/lib/dates';

export interface SecurityText {
  /** https: or mailto: */
  readonly contact: string;
  readonly canonical: string;
  readonly language: string;
  readonly today: CalendarDay;
}

/** /.well-known/security.txt as in RFC 9116. It expires a year after the build, so that somebody reviews it. */
export function securityText({contact, canonical, language, today}: SecurityText): string {
  const end = new Date(`${today}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + 364);
  return [
    `Contact: ${contact}`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
