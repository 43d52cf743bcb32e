/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { localeCodes } from '@/i18n/locales';
import { projectCopy } from '@/test/project-copy';
import { keywordGroups, keywordsOf, linkPhrases } from './link-keywords';

describe.each(localeCodes)('the words of %s', (locale) => {
  const keywords = keywordGroups(locale).flatMap((group) =>
    group.keywords.map((keyword) => keyword.toLowerCase()),
  );
  const { phrases, stop } = linkPhrases(locale);

  test('no keyword and no phrase leads to two pages', () => {
    const all = [...keywords, ...phrases.map(({ phrase }) => phrase.toLowerCase())];
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  test('the stop list only names keywords', () => {
    expect(stop.filter((word) => !keywords.includes(word.toLowerCase()))).toEqual([]);
  });
});

describe('a language', () => {
  const keywordFile = 'content/link-keywords.json';
  const phraseFile = 'content/link-phrases.json';
  const [keywords, phrases] = [keywordFile, phraseFile].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const project = projectCopy('content');

  test('without an entry has no words, and no fallback language', () => {
    project.write(keywordFile, { ...keywords, de: undefined });
    project.write(phraseFile, { ...phrases, de: undefined });
    expect(keywordGroups('de').flatMap((group) => group.keywords)).toEqual([]);
    expect(keywordsOf('de').byFirst.size).toBe(0);
    expect(linkPhrases('de')).toEqual({ phrases: [], stop: [] });
    expect(keywordGroups('en').every((group) => group.keywords.length > 0)).toBe(true);
  });

  test('with an entry has words for each target and confidences from 75 to 90', () => {
    project.write(keywordFile, { ...keywords, de: { ...keywords.de, tax: [' Steuer'] } });
    expect(() => keywordGroups('de')).toThrow(
      `${keywordFile}: bad keyword table\n  de.tax.0: must not begin or end with a space`,
    );
    project.write(keywordFile, { ...keywords, de: { ...keywords.de, tax: undefined } });
    expect(() => keywordGroups('de')).toThrow('de.tax: ');
    const tax = { Jahresabschluss: 91 };
    project.write(phraseFile, { de: { stop: [], phrases: { ...phrases.de.phrases, tax } } });
    expect(() => linkPhrases('de')).toThrow('de.phrases.tax.Jahresabschluss: must be 75 to 90');
  });
});
