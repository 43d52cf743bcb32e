/** @jest-environment node */

import { leavesOf } from '@/lib/messages/tree';
import { projectCopy } from '@/test/project-copy';
import { loadMessages, shownMessages, writtenMessages } from './load-messages';
import { localeCodes } from './locales';
import { messageFile } from './message-files';

test.each(localeCodes)('%s: facts and identity are filled in, and nothing is empty', (locale) => {
  const texts = leavesOf(loadMessages(locale));
  expect(texts.filter(({ text }) => /\[\[|\]\]/.test(text) || text.trim() === '')).toEqual([]);
});

test('pages get typeset texts, except for running text, which is linked first; agents get plain ones', () => {
  const { services } = shownMessages('en');
  const plain = loadMessages('en').services;
  expect(services.tax.letter.title).not.toBe(plain.tax.letter.title);
  expect(services.tax.letter.title.replaceAll('\u00a0', ' ')).toBe(plain.tax.letter.title);
  expect(services.tax.lead).toBe(plain.tax.lead);
  expect(services.tax.meta).toEqual(plain.tax.meta);
});

describe('files', () => {
  const project = projectCopy('messages');

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

  test.each(['common', 'pages'] as const)('%s.json is needed, and has to be JSON', (namespace) => {
    const file = messageFile('en', namespace);
    expect(problems(file, '{ "home": ')).toContain(`${file}: not valid JSON`);
    const missing = messageFile('zh', namespace);
    project.delete(missing);
    expect(() => loadMessages('zh')).toThrow(`${missing}: the file is missing`);
  });

  /** Messages with another value at a key; undefined takes the entry away. */
  function changed(messages: object, key: string, value: unknown): object {
    const copy = JSON.parse(JSON.stringify(messages));
    const names = key.split('.');
    const last = names.pop() ?? '';
    names.reduce((tree, name) => tree[name], copy)[last] = value;
    return copy;
  }

  test.each<[string, string, string, unknown, string]>([
    ['null for a text', 'en/navigation', 'header.skip', null, 'must be a text'],
    [
      'too few entries',
      'en/services',
      'tax.benefits.items',
      ['one'],
      'must have at least 8 entries',
    ],
    ['an icon without its entry', 'en/pages', 'home.why.benefits.fees', undefined, 'is missing'],
    [
      'an entry without its icon',
      'en/pages',
      'home.why.benefits.fee',
      { title: 'A fee' },
      'has no entry in benefitIcons',
    ],
    ['an unknown placeholder', 'en/common', 'forms.send', '[[no]]', 'unknown placeholder'],
    ['malformed ICU', 'de/common', 'address', '{open', 'not a valid ICU message'],
    ['no translation', 'de/services', 'tax.lead', undefined, 'is missing'],
    ['a shorter list than in English', 'de/pages', 'home.remote.points', ['Einer.'], 'is missing'],
  ])('%s names file and key', (_what, name, key, value, problem) => {
    const file = `messages/${name}.json`;
    const found = problems(file, changed(JSON.parse(project.read(file)), key, value));
    expect(found).toContain(file);
    expect(found).toContain(problem.includes(key) ? problem : `${key}: ${problem}`);
  });

  test('what is missing in several files is reported at once', () => {
    for (const name of ['common', 'services'] as const) {
      const file = messageFile('de', name);
      const key = name === 'common' ? 'forms.send' : 'tax.lead';
      project.write(file, changed(JSON.parse(project.read(file)), key, undefined));
    }
    expect(() => loadMessages('de')).toThrow(
      /de\/common\.json: bad message\n {2}forms\.send: is missing\n.*de\/services\.json: bad message\n {2}tax\.lead: is missing$/,
    );
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
