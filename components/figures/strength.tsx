import type {Strength} from '@/lib/figures/kinds/common';

const LEAVES: Readonly<Record<Strength, number>> = {strong: 3, moderate: 2, weak: 1, unknown: 0};
const NAMES: Readonly<Record<Strength, string>> = {
  strong: 'Strong evidence',
  moderate: 'Moderate evidence',
  weak: 'Weak evidence',
  unknown: 'Not known yet',
};

/** The strength of evidence, as filled leaves and in words. */
export function StrengthMark({strength}: {readonly strength: Strength}) {
  return (
    <span className="strength">
      <StrengthLeaves strength={strength} />
      {NAMES[strength]}
    </span>
  );
}

/** The leaves alone, beside words that say the same. */
export function StrengthLeaves({strength}: {readonly strength: Strength}) {
  return (
    <svg className="strength-leaves" viewBox="0 0 48 16" aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <path
          key={index}
          className="strength-leaf"
          data-full={index < LEAVES[strength] || undefined}
          d={`M${index * 16 + 2} 14C${index * 16 + 1} 6 ${index * 16 + 6} 2 ${index * 16 + 14} 2C${index * 16 + 14} 10 ${index * 16 + 10} 15 ${index * 16 + 2} 14z`}
        />
      ))}
    </svg>
  );
}
