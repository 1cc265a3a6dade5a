import {StrengthLeaves} from '@/components/figures/strength';
import {Link} from '@/components/ui/link';
import {LinkedHeading} from '@/components/ui/linked-heading';

const TITLE = 'What you can expect of us';

/** The site's promises, with the evidence marks that articles use. */
export function Promises() {
  return (
    <section className="promises" aria-labelledby="promise">
      <LinkedHeading id="promise" text={TITLE} className="promises-title" />
      <ul className="promises-list">
        <li>
          <span className="promises-mark">
            <StrengthLeaves strength="strong" />
          </span>
          Every number comes from a named source, and you can open it.
        </li>
        <li>
          <span className="promises-mark">
            <StrengthLeaves strength="moderate" />
          </span>
          We say how strong the evidence is, and when nobody knows.
        </li>
        <li>
          <span className="promises-mark">
            <StrengthLeaves strength="strong" />
          </span>
          We sell nothing, and nothing here replaces someone who knows you.
        </li>
      </ul>
      <p className="promises-more">
        <Link href="/about">How we write and check articles</Link>
      </p>
    </section>
  );
}
