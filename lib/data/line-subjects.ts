/** Subjects with helplines of their own, in words for readers. */
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
/** Their names, as data and articles have them. */
export const SUBJECTS = Object.keys(LINE_SUBJECTS) as LineSubject[];
