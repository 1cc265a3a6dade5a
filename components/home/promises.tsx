import {StrengthLeaves} from '@/components/figures/strength';
import {Link} from '@/components/ui/link';
import {LinkedHeading} from '@/components/ui/linked-heading';

const PROMISES = [
  ['strong', 'Every number comes from a named source, and you can open it.'],
  ['moderate', 'We say how strong the evidence is, and when nobody knows.'],
  ['strong', 'We sell nothing, and nothing here replaces someone who knows you.'],
] as const;

/** The site's promises, with the evidence marks that articles use. */
export function Promises() {
  return (
    <section className="promises" aria-labelledby="promise">
      <LinkedHeading id="promise" text="What you can expect of us" className="promises-title" />
      <ul className="promises-list">
        {PROMISES.map(([strength, text]) => (
          <li key={text}>
            <span className="promises-mark">
              <StrengthLeaves strength={strength} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="promises-more">
        <Link href="/about">How we write and check articles</Link>
      </p>
    </section>
  );
}
