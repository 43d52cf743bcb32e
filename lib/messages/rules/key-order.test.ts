/** @jest-environment node */
import { checkTranslation } from '@/lib/messages/check-translation';

const english = { hero: { title: 'Now', lead: 'We begin.' }, points: ['One', 'Two'], more: 'More' };

function check(own: Parameters<typeof checkTranslation>[1]): string[] {
  const allowed = { identical: [], words: [], keys: {} };
  return checkTranslation(english, own, { language: 'de', terms: [], allowed });
}

test('a translation in the order of English is in order', () => {
  const hero = { title: 'Jetzt', lead: 'Wir beginnen.' };
  expect(check({ hero, points: ['Eins', 'Zwei'], more: 'Mehr' })).toEqual([]);
});

test('what stands in another order is named, in each group', () => {
  const hero = { lead: 'Wir beginnen.', title: 'Jetzt' };
  expect(check({ more: 'Mehr', hero, points: ['Eins', 'Zwei'] })).toEqual([
    'hero: must stand before more, as in English',
    'hero.title: must stand before lead, as in English',
  ]);
});
