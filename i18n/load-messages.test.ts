/** @jest-environment node */

import { ProjectCopy } from '@/test/project-copy';
import { textsOf } from '@/test/texts';
import { loadMessages, shownMessages, writtenMessages } from './load-messages';
import { localeCodes } from './locales';
import { messageFile, namespaces } from './message-files';

test.each(localeCodes)('%s: facts and identity are filled in, and nothing is empty', (locale) => {
  const texts = textsOf(loadMessages(locale));
  expect(texts.filter(({ text }) => /\[\[|\]\]/.test(text) || text.trim() === '')).toEqual([]);
});

test('pages are given typeset texts, except where they are linked first, and machines plain ones', () => {
  const { services } = shownMessages('en');
  const plain = loadMessages('en').services;
  expect(services.tax.letter.title).not.toBe(plain.tax.letter.title);
  expect(services.tax.letter.title.replaceAll('\u00a0', ' ')).toBe(plain.tax.letter.title);
  expect(services.tax.lead).toBe(plain.tax.lead);
  expect(services.tax.meta).toEqual(plain.tax.meta);
});

describe('files', () => {
  const written = writtenMessages('en');
  const german = writtenMessages('de');
  const chinese = writtenMessages('zh');

  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy('messages');
  });
  afterEach(() => project.remove());

  /** What is wrong once a file has other messages. */
  function problems(file: string, messages: object | string): string {
    project.write(file, messages);
    const [, locale = ''] = file.split('/');
    try {
      loadMessages(localeCodes.find((code) => code === locale) ?? 'en');
    } catch (error) {
      return String(error);
    }
    return '';
  }

  test.each(namespaces)('%s.json is needed, and has to be JSON, in every language', (namespace) => {
    for (const locale of ['en', 'zh'] as const) {
      const file = messageFile(locale, namespace);
      expect(problems(file, '{ "home": ')).toContain(`${file}: not valid JSON`);
      project.delete(file);
      expect(() => loadMessages(locale)).toThrow(`${file}: the file is missing`);
      project.write(file, (locale === 'en' ? written : chinese)[namespace]);
    }
  });

  const { navigation, services, pages, common } = written;
  const { accounting } = services;
  const { lead: _, ...withoutLead } = german.services.accounting;
  const { fees, ...benefits } = pages.home.why.benefits;

  test.each<[string, string, object, RegExp]>([
    [
      'null in place of a text',
      'en/navigation',
      { ...navigation, header: { ...navigation.header, skip: null } },
      /^ {2}header\.skip: must be a text$/m,
    ],
    [
      'an empty text',
      'en/services',
      { ...services, accounting: { ...accounting, subtitle: ' ' } },
      /^ {2}accounting\.subtitle: must not be empty$/m,
    ],
    [
      'entries in a list',
      'en/services',
      { ...services, accounting: { ...accounting, more: [{ title: 'x' }] } },
      /^ {2}accounting\.more: must be a list of texts; entries have keys$/m,
    ],
    [
      'too few entries',
      'en/services',
      { ...services, accounting: { ...accounting, benefits: { title: 'x', items: ['one'] } } },
      /^ {2}accounting\.benefits\.items: must have at least 8 entries$/m,
    ],
    [
      'an icon without its entry',
      'en/pages',
      { ...pages, home: { ...pages.home, why: { ...pages.home.why, benefits } } },
      /^ {2}home\.why\.benefits\.fees: is missing$/m,
    ],
    [
      'an entry without its icon',
      'en/pages',
      {
        ...pages,
        home: {
          ...pages.home,
          why: { ...pages.home.why, benefits: { ...benefits, fees, fee: fees } },
        },
      },
      /^ {2}home\.why\.benefits\.fee: has no entry in its table$/m,
    ],
    [
      'a text for no picture',
      'en/pages',
      { ...pages, images: { 'no-such-picture': 'A picture.' } },
      /^ {2}images\.no-such-picture: is no picture/m,
    ],
    [
      'an unknown placeholder',
      'en/common',
      { ...common, forms: { ...common.forms, noScript: 'Write to [[noSuchName]]' } },
      /forms\.noScript: unknown placeholder \[\[noSuchName\]\]/,
    ],
    [
      'a malformed message',
      'de/common',
      { ...german.common, address: 'An {open' },
      /^ {2}address: not a valid ICU message/m,
    ],
    [
      'a text of a page with an argument, which it has not to give',
      'de/services',
      { ...german.services, accounting: { ...german.services.accounting, lead: '{name}' } },
      /^ {2}accounting\.lead: takes arguments or tags/m,
    ],
    [
      'a text that the language lacks',
      'de/services',
      { ...german.services, accounting: withoutLead },
      /^ {2}accounting\.lead: is missing$/m,
    ],
    [
      'fewer sentences than the English list',
      'de/pages',
      {
        ...german.pages,
        home: { ...german.pages.home, remote: { ...german.pages.home.remote, points: ['Einer.'] } },
      },
      /^ {2}home\.remote\.points: is missing$/m,
    ],
    [
      'no word for a fact',
      'de/common',
      { ...german.common, values: { ...german.common.values, money: { PHP: '{amount} PHP' } } },
      /values\.money\.USD: is missing/,
    ],
  ])('%s names file and key', (_what, name, messages, problem) => {
    const found = problems(`messages/${name}.json`, messages);
    expect(found).toContain(`messages/${name}.json`);
    expect(found).toMatch(problem);
  });

  test('facts are written in the language of the page, and kept together where they are shown', () => {
    for (const [locale, expected] of [
      ['en', '30 minutes'],
      ['de', '30 Minuten'],
    ] as const) {
      const { blogs } = writtenMessages(locale);
      project.write(messageFile(locale, 'blogs'), { ...blogs, ctaTitle: '[[sessionLength]]' });
      expect(loadMessages(locale).blogs.ctaTitle).toBe(expected);
      expect(shownMessages(locale).blogs.ctaTitle).toBe(expected.replace(' ', '\u00a0'));
    }
  });
});
