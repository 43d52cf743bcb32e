/** The visa types in the order of their tabs. */
export const visaTabs = {
  temporary: ['tourist9a', 'business9b', 'work9g', 'srrv'],
  permanent: ['marriage13a', 'sirv', 'trade9d', 'sveg'],
  special: ['swp', 'balikbayan', 'quota13'],
} as const;

export type VisaKey = (typeof visaTabs)[keyof typeof visaTabs][number];

/** All visa types, in the order of the tabs. */
export const visaKeys: VisaKey[] = [
  ...visaTabs.temporary,
  ...visaTabs.permanent,
  ...visaTabs.special,
];

/** The questions that lead to a visa type, with their answers; `any` leaves a question open. */
export const visaQuestions = {
  purpose: ['any', 'work', 'business', 'live', 'family'],
  stay: ['any', 'months', 'years', 'good'],
  passport: ['any', 'treaty', 'other'],
} as const;

export type VisaQuestion = keyof typeof visaQuestions;

type Answers = {
  [Question in VisaQuestion]: readonly Exclude<(typeof visaQuestions)[Question][number], 'any'>[];
};

const anyPassport = ['treaty', 'other'] as const;

/**
 * The answers that each visa type fits, by the descriptions of the types on the page: what it allows, how long the
 * stay is, and whether it is open to some nationalities alone (`treaty`, CA 613 s.9(d)).
 */
export const visaAnswers: Record<VisaKey, Answers> = {
  tourist9a: { purpose: ['live'], stay: ['months', 'years'], passport: anyPassport },
  business9b: { purpose: ['business'], stay: ['months'], passport: anyPassport },
  work9g: { purpose: ['work'], stay: ['years', 'good'], passport: anyPassport },
  srrv: { purpose: ['live'], stay: ['years', 'good'], passport: anyPassport },
  marriage13a: { purpose: ['family'], stay: ['years', 'good'], passport: anyPassport },
  sirv: { purpose: ['business'], stay: ['years', 'good'], passport: anyPassport },
  trade9d: { purpose: ['business'], stay: ['years'], passport: ['treaty'] },
  sveg: { purpose: ['business'], stay: ['years', 'good'], passport: anyPassport },
  swp: { purpose: ['work'], stay: ['months'], passport: anyPassport },
  balikbayan: { purpose: ['family'], stay: ['months', 'years'], passport: anyPassport },
  quota13: { purpose: ['live', 'work', 'business'], stay: ['good'], passport: anyPassport },
};
