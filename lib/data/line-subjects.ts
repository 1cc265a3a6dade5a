/** Subjects that have their own helplines, as readers see them. */
export const LINE_SUBJECTS = {
  abuse: 'abuse at home',
  'baby-loss': 'the loss of a baby',
  'child-death': 'the death of a child',
  eating: 'eating disorders',
  grief: 'grief',
  'lgbt-young': 'young LGBTQ people',
  mothers: 'pregnancy and new mothers',
  older: 'older people',
  'pet-loss': 'the loss of a pet',
  'suicide-loss': 'loss to suicide',
  young: 'children and teenagers',
} as const;
export type LineSubject = keyof typeof LINE_SUBJECTS;
/** Their names in data and articles. */
export const SUBJECTS = Object.keys(LINE_SUBJECTS) as LineSubject[];
