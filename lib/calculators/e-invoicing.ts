import { defineCalculator, type Line, money, word } from './calculator';

/**
 * Whether a business must issue electronic invoices by the day that the BIR has set (Tax Code ss. 237, 237-A; Revenue
 * Regulations 11-2025 and 26-2025). The day itself stands in the texts.
 */
export const eInvoicing = defineCalculator({
  fields: {
    online: { kind: 'choice', options: ['yes', 'no'], example: 'yes' },
    sales: { kind: 'money', max: 100_000_000_000, example: 4_000_000 },
    office: { kind: 'choice', options: ['other', 'large'], example: 'other' },
    books: { kind: 'choice', options: ['manual', 'software', 'unsure'], example: 'manual' },
    group: { kind: 'choice', options: ['none', 'exporter', 'pointOfSale'], example: 'none' },
  },
  rates: ['sizeSmallFrom', 'sizeMediumFrom', 'sizeLargeFrom'],
  answers: ['office', 'large', 'online', 'software', 'softwareMicro', 'unsure', 'later', 'notYet'],
  lines: ['sales', 'size', 'online', 'office', 'large', 'software', 'group'],
  words: ['micro', 'small', 'medium', 'large', 'due', 'exempt', 'ask', 'later', 'no'],
  compute: ({ online, sales, office, books, group }, rates) => {
    const size =
      sales >= rates.sizeLargeFrom
        ? 'large'
        : sales >= rates.sizeMediumFrom
          ? 'medium'
          : sales >= rates.sizeSmallFrom
            ? 'small'
            : 'micro';
    const isMicro = size === 'micro';
    // Each group: what it means for this business, and the answer where that decides.
    const groups = {
      online: online === 'no' ? 'no' : isMicro ? 'exempt' : 'due',
      office: office === 'large' ? 'due' : 'no',
      large: size === 'large' ? 'due' : 'no',
      software: { manual: 'no', software: isMicro ? 'ask' : 'due', unsure: 'ask' }[books],
      group: group === 'none' ? 'no' : 'later',
    } as const;
    const software = { manual: undefined, software: 'softwareMicro', unsure: 'unsure' } as const;
    const answer =
      (['office', 'large', 'online', 'software'] as const).find((key) => groups[key] === 'due') ??
      software[books] ??
      (groups.group === 'later' ? 'later' : 'notYet');
    const line = (key: keyof typeof groups): Line<keyof typeof groups> => ({
      key,
      value: word(groups[key]),
    });
    return {
      answer,
      values: {},
      lines: [
        { key: 'sales', value: money(sales) },
        { key: 'size', value: word(size), isTotal: true },
        line('online'),
        line('office'),
        line('large'),
        line('software'),
        line('group'),
      ],
    };
  },
});
