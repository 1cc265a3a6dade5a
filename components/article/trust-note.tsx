import {Link} from '@/components/ui/link';
import {siteConfig} from '@/lib/config';
import type {Doc, Post} from '@/lib/content';
import {formatMonth} from '@/lib/dates';
import {ReportMistake} from './contact-note';

/** What an article is and is not, below every post and doc. */
export function TrustNote({article: {file, title, route, reviewed, searched}}: {article: Post | Doc}) {
  const {editUrl} = siteConfig();
  return (
    <p className="trust-note">
      This is general information. The sources above are what it rests on. It{' '}
      {reviewed ? 'cannot' : 'has not been reviewed by a clinician and cannot'} replace advice from someone who knows
      you.{' '}
      {searched && (
        <>
          Evidence last searched for: <time dateTime={searched}>{formatMonth(searched)}</time>.{' '}
        </>
      )}
      <Link href="/about">How we write and check articles</Link>&nbsp;· <Link href="/corrections">Corrections</Link>
      {editUrl && (
        <>
          &nbsp;· <Link href={editUrl + file.split('/').map(encodeURIComponent).join('/')}>Suggest a change</Link>
        </>
      )}
      <ReportMistake title={title} route={route} />
    </p>
  );
}
