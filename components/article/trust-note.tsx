import {Link} from '@/components/ui/link';

/** What an article is and is not, under every one of them. */
export function TrustNote() {
  return (
    <p className="trust-note">
      This is general information, written from the sources above. It has not been reviewed by a clinician and cannot
      replace advice from someone who knows you. <Link href="/about">How we write and check articles</Link>
    </p>
  );
}
