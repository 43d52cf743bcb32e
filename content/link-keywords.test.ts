/** @jest-environment node */
import { isTranslated, localeCodes } from '@/i18n/locales';
import { keywordGroups } from './link-keywords';
import { pages } from './pages';
import { serviceKeys } from './services';

const english = JSON.stringify(keywordGroups('en'));

describe.each(localeCodes)('keywords of %s', (locale) => {
  const groups = keywordGroups(locale);

  test('there is a group for each service, the consultation, the insights and Xero (spec §7)', () => {
    const targets = [...serviceKeys, 'freeConsultation', 'insights', 'xero'] as const;
    expect(groups.map(({ path }) => path)).toEqual(targets.map((target) => pages[target].path));
    for (const { keywords } of groups) expect(keywords.length).toBeGreaterThan(0);
  });

  test('no keyword leads to two pages', () => {
    const all = groups.flatMap(({ keywords }) => keywords.map((word) => word.toLowerCase()));
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  test('a translated language has keywords of its own', () => {
    if (locale === 'en' || !isTranslated(locale)) return;
    expect(JSON.stringify(groups)).not.toBe(english);
  });
});
