/** @jest-environment node */

import english from '@/messages/en/common.json';
import { ProjectCopy } from '@/test/project-copy';
import { textsOf } from '@/test/texts';
import { loadMessages } from './load-messages';
import { localeCodes } from './locales';
import { messageFile, namespaces, readMessageFile } from './message-files';

test('English is complete: every namespace has its file (spec §3)', () => {
  expect([...namespaces].sort()).toEqual(
    ['common', 'navigation', 'services', 'pages', 'articles', 'blogs', 'audit'].sort(),
  );
  for (const namespace of namespaces) {
    expect(textsOf(readMessageFile('en', namespace)).length).toBeGreaterThan(0);
  }
});

test.each(localeCodes)(
  '%s has a text for every English key, and no placeholder is left',
  (locale) => {
    const own = textsOf(loadMessages(locale));
    const keys = new Set(own.map(({ key }) => key));
    expect(textsOf(loadMessages('en')).filter(({ key }) => !keys.has(key))).toEqual([]);
    expect(own.filter(({ text }) => /\[\[|\]\]/.test(text) || text.trim() === '')).toEqual([]);
  },
);

describe('files', () => {
  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy('messages');
  });
  afterEach(() => project.remove());

  test.each(namespaces)('English without %s.json is an error that names the file', (namespace) => {
    const file = messageFile('en', namespace);
    project.delete(file);
    expect(() => loadMessages('en')).toThrow(`${file}: the file is missing`);
  });

  test('malformed JSON names the file', () => {
    project.write('messages/en/pages.json', '{ "home": ');
    expect(() => loadMessages('en')).toThrow('messages/en/pages.json: not valid JSON');
  });

  test('malformed JSON of a translation names its file', () => {
    project.write('messages/de/common.json', '{');
    expect(() => loadMessages('de')).toThrow('messages/de/common.json: not valid JSON');
  });

  test.each([
    ['null', null],
    ['a number', 3],
    ['true', true],
  ])('%s in place of a text names file and key', (_, value) => {
    const { header, ...navigation } = loadMessages('en').navigation;
    project.write('messages/en/navigation.json', {
      ...navigation,
      header: { ...header, skip: value },
    });
    expect(() => loadMessages('en')).toThrow('messages/en/navigation.json');
    expect(() => loadMessages('en')).toThrow(/^ {2}header/m);
  });

  test.each(['{name}', '<b>bold</b>', 'an {open'])(
    'a text of a page with %s names file and key: it has no arguments to give',
    (text) => {
      const { accounting, ...others } = loadMessages('en').services;
      project.write('messages/de/services.json', {
        ...others,
        accounting: { ...accounting, lead: text },
      });
      expect(() => loadMessages('de')).toThrow('messages/de/services.json');
      expect(() => loadMessages('de')).toThrow(/^ {2}accounting\.lead: /m);
    },
  );

  test('a text that a language lacks names its file and the key: English never stands in', () => {
    const { lead: _, ...accounting } = loadMessages('de').services.accounting;
    project.write('messages/de/services.json', { ...loadMessages('de').services, accounting });
    expect(() => loadMessages('de')).toThrow('messages/de/services.json');
    expect(() => loadMessages('de')).toThrow(/^ {2}accounting\.lead: is missing$/m);
  });

  test('a list with fewer sentences than the English one names its file and the key', () => {
    const { pages } = loadMessages('ja');
    const remote = { ...pages.home.remote, points: pages.home.remote.points.slice(1) };
    project.write('messages/ja/pages.json', { ...pages, home: { ...pages.home, remote } });
    expect(() => loadMessages('ja')).toThrow('messages/ja/pages.json');
    expect(() => loadMessages('ja')).toThrow(/^ {2}home\.remote\.points: is missing$/m);
  });

  test.each(namespaces)('a language without %s.json names the file', (namespace) => {
    const file = messageFile('zh', namespace);
    project.delete(file);
    expect(() => loadMessages('zh')).toThrow(`${file}: the file is missing`);
  });

  test('services of another shape name file and field', () => {
    const { accounting, ...others } = loadMessages('en').services;
    const { lead: _, ...withoutLead } = accounting;
    project.write('messages/en/services.json', { ...others, accounting: withoutLead });
    expect(() => loadMessages('en')).toThrow('messages/en/services.json');
    expect(() => loadMessages('en')).toThrow(/^ {2}accounting\.lead: /m);
  });

  test.each([
    ['too few benefits', { benefits: { title: 'x', items: ['one'] } }, 'accounting.benefits.items'],
    ['an empty text', { subtitle: ' ' }, 'accounting.subtitle'],
    [
      'entries in a list',
      { process: { title: 'x', steps: [{ title: 'x' }] } },
      'accounting.process.steps',
    ],
    ['entries in another list', { more: { items: [{ title: 'x' }] } }, 'accounting.more.items'],
    [
      'a text where a list belongs',
      { bring: { title: 'x', intro: 'x', items: 'x' } },
      'accounting.bring.items',
    ],
  ])('a service with %s names file and field', (_, change, field) => {
    const services = loadMessages('en').services;
    project.write('messages/en/services.json', {
      ...services,
      accounting: { ...services.accounting, ...change },
    });
    expect(() => loadMessages('en')).toThrow('messages/en/services.json');
    expect(() => loadMessages('en')).toThrow(new RegExp(`^ {2}${field}: `, 'm'));
  });

  test('a missing service names file and service', () => {
    const { payroll: _, ...others } = loadMessages('en').services;
    project.write('messages/en/services.json', others);
    expect(() => loadMessages('en')).toThrow('messages/en/services.json');
    expect(() => loadMessages('en')).toThrow(/^ {2}payroll: /m);
  });

  test('an unknown placeholder names file, key and placeholder', () => {
    const forms = { ...english.forms, noScript: 'Write to [[noSuchName]]' };
    project.write('messages/en/common.json', { ...english, forms });
    expect(() => loadMessages('en')).toThrow('messages/en/common.json');
    expect(() => loadMessages('en')).toThrow(/[ .]forms\.noScript: /);
    expect(() => loadMessages('en')).toThrow('[[noSuchName]]');
  });

  test('an icon without its entry, and an entry without its icon, name file and key', () => {
    const pages = loadMessages('en').pages;
    const { fees: _, ...benefits } = pages.home.why.benefits;
    const changed = { ...benefits, other: pages.home.why.benefits.fees };
    const why = { ...pages.home.why, benefits: changed };
    project.write('messages/en/pages.json', { ...pages, home: { ...pages.home, why } });
    expect(() => loadMessages('en')).toThrow('messages/en/pages.json');
    expect(() => loadMessages('en')).toThrow(/^ {2}home\.why\.benefits\.fees: /m);
    expect(() => loadMessages('en')).toThrow(/home\.why\.benefits: .*other/);
  });

  test('facts and identity are written in the language of the page', () => {
    const blogs = { ...loadMessages('en').blogs, ctaTitle: '[[sessionLength]]' };
    for (const locale of ['en', 'de'] as const) {
      project.write(messageFile(locale, 'blogs'), blogs);
    }
    expect(loadMessages('en').blogs.ctaTitle).toBe('30\u00a0minutes');
    expect(loadMessages('de').blogs.ctaTitle).toBe('30\u00a0Minuten');
  });
});
