/** @jest-environment node */
import { ProjectCopy } from '@/test/project-copy';
import { loadMessages } from './load-messages';
import { messageFile, namespaces, readMessageFile } from './message-files';
import { hasMessages, hasNotFoundTexts, incompleteFiles } from './translated';

let project: ProjectCopy;
beforeEach(() => {
  project = new ProjectCopy('messages');
});
afterEach(() => project.remove());

/** Gives a language English texts for all namespaces. */
function translate(): void {
  for (const namespace of namespaces) {
    project.write(messageFile('ja', namespace), readMessageFile('en', namespace) ?? {});
  }
}

test('English is complete', () => {
  expect(hasMessages('en')).toBe(true);
  expect(incompleteFiles('en')).toEqual([]);
});

test('a language is complete when every English text has its own', () => {
  translate();
  expect(hasMessages('ja')).toBe(true);
  project.write('messages/ja/blogs.json', { ...loadMessages('en').blogs, tip: {} });
  expect(hasMessages('ja')).toBe(false);
  expect(incompleteFiles('ja')).toEqual(['messages/ja/blogs.json']);
});

test('a list with fewer sentences makes it incomplete', () => {
  translate();
  const { pages } = loadMessages('en');
  const remote = { ...pages.home.remote, points: pages.home.remote.points.slice(1) };
  project.write('messages/ja/pages.json', { ...pages, home: { ...pages.home, remote } });
  expect(hasMessages('ja')).toBe(false);
});

test('a missing file makes it incomplete', () => {
  translate();
  project.delete('messages/ja/articles.json');
  expect(hasMessages('ja')).toBe(false);
  expect(incompleteFiles('ja')).toEqual(['messages/ja/articles.json']);
});

test('what is not translated yet is shown in English, written as English is', () => {
  project.write('messages/ja/services.json', { payroll: { title: 'own [[city]]' } });
  const { services } = loadMessages('ja');
  const english = loadMessages('en').services;
  expect(services.payroll).toEqual({ ...english.payroll, title: 'own タギッグ市' });
  expect(services.tax).toEqual(english.tax);
});

test('a list is taken whole: languages never mix within one', () => {
  project.write('messages/ja/services.json', { tax: { bring: { items: ['1', '2', '3', '4'] } } });
  expect(loadMessages('ja').services.tax.bring.items).toEqual(['1', '2', '3', '4']);
});

test('the not-found page may be translated before everything else', () => {
  expect(hasMessages('ja')).toBe(false);
  expect(hasNotFoundTexts('ja')).toBe(true);
  project.write('messages/ja/common.json', { notFound: { title: 'own' } });
  expect(hasNotFoundTexts('ja')).toBe(false);
});

test('a placeholder that only English has wrong is reported for the English file', () => {
  const { common } = loadMessages('en');
  project.write('messages/en/common.json', { ...common, error: { title: '[[noSuchName]]' } });
  project.write('messages/ja/common.json', { buttons: { readMore: 'own' } });
  expect(() => loadMessages('ja')).toThrow('messages/en/common.json');
});
