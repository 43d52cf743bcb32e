import { defineCalculator, type Line, money, word } from './calculator';

/**
 * Whether a business must issue electronic invoices by the day that the BIR has set, and what comes before the first
 * one (Tax Code ss. 237, 237-A; Revenue Regulations 11-2025 and 26-2025; Revenue Memorandum Circular 98-2026). Days and
 * times stand in the texts. Micro taxpayers are exempt from every group; what holds for one under the Large Taxpayers
 * Service no source says.
 */
export const eInvoicing = defineCalculator({
  fields: {
    online: { kind: 'choice', options: ['yes', 'no'], example: 'yes' },
    sales: { kind: 'money', max: 100_000_000_000, example: 4_000_000 },
    office: { kind: 'choice', options: ['other', 'large'], example: 'other' },
    books: {
      kind: 'choice',
      options: ['manual', 'booksOnly', 'software', 'unsure'],
      example: 'manual',
    },
    group: { kind: 'choice', options: ['none', 'exporter', 'pointOfSale'], example: 'none' },
  },
  rates: ['sizeSmallFrom', 'sizeMediumFrom', 'sizeLargeFrom'],
  answers: [
    'office',
    'large',
    'online',
    'software',
    'micro',
    'microOffice',
    'unsure',
    'later',
    'notYet',
  ],
  lines: [
    'sales',
    'size',
    'online',
    'office',
    'large',
    'software',
    'group',
    'permit',
    'certification',
  ],
  words: [
    'micro',
    'small',
    'medium',
    'large',
    'due',
    'exempt',
    'ask',
    'later',
    'no',
    'permitTime',
    'certificationTime',
  ],
  compute: ({ online, sales, office, books, group }, rates) => {
    const isMicro = sales < rates.sizeSmallFrom;
    const isLarge = sales >= rates.sizeLargeFrom;
    const smallOrMedium = sales < rates.sizeMediumFrom ? 'small' : 'medium';
    const size = isMicro ? 'micro' : isLarge ? 'large' : smallOrMedium;
    const isUnderLargeTaxpayersService = office === 'large';
    /** What a group means for a business that belongs to it. */
    const unlessMicro = <Meaning extends string>(meaning: Meaning) =>
      isMicro ? 'exempt' : meaning;
    const groups = {
      online: online === 'yes' ? unlessMicro('due') : 'no',
      office: isUnderLargeTaxpayersService ? (isMicro ? 'ask' : 'due') : 'no',
      large: isLarge ? 'due' : 'no',
      // Of computerized books, only those with electronic invoicing are a group.
      software: {
        manual: 'no',
        booksOnly: 'no',
        software: unlessMicro('due'),
        unsure: unlessMicro('ask'),
      }[books],
      group: group === 'none' ? 'no' : unlessMicro('later'),
    } as const;
    const due = (['office', 'large', 'online', 'software'] as const).find(
      (key) => groups[key] === 'due',
    );
    const answerUnlessDue = () => {
      if (isMicro) return isUnderLargeTaxpayersService ? 'microOffice' : 'micro';
      if (books === 'unsure') return 'unsure';
      return group === 'none' ? 'notYet' : 'later';
    };
    const line = (key: keyof typeof groups): Line<keyof typeof groups> => ({
      key,
      value: word(groups[key]),
    });
    return {
      answer: due ?? answerUnlessDue(),
      values: {},
      lines: [
        { key: 'sales', value: money(sales) },
        { key: 'size', value: word(size), isTotal: true },
        line('online'),
        line('office'),
        line('large'),
        line('software'),
        line('group'),
        ...(due === undefined
          ? []
          : [
              { key: 'permit', value: word('permitTime') } as const,
              { key: 'certification', value: word('certificationTime') } as const,
            ]),
      ],
    };
  },
});
