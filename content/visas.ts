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
