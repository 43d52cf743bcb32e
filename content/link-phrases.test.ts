/** @jest-environment node */
import { localeCodes } from '@/i18n/locales';
import { keywordGroups } from './link-keywords';
import { linkPhrases } from './link-phrases';

describe.each(localeCodes)('phrases of %s', (locale) => {
  const { phrases, stop } = linkPhrases(locale);
  const keywords = keywordGroups(locale).flatMap((group) =>
    group.keywords.map((keyword) => keyword.toLowerCase()),
  );

  test('each has a fixed confidence of 75 to 90 (spec §9)', () => {
    expect(phrases.length).toBeGreaterThan(0);
    for (const { confidence } of phrases) {
      expect(confidence).toBeGreaterThanOrEqual(75);
      expect(confidence).toBeLessThanOrEqual(90);
    }
  });

  test('none is a keyword or leads to two pages', () => {
    const own = phrases.map(({ phrase }) => phrase.toLowerCase());
    const all = [...own, ...keywords];
    expect(own.filter((phrase) => all.filter((each) => each === phrase).length > 1)).toEqual([]);
  });

  test('the stop list only names keywords', () => {
    expect(stop.filter((word) => !keywords.includes(word.toLowerCase()))).toEqual([]);
  });
});
