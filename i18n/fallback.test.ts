/** @jest-environment node */
import { ProjectCopy } from '@/test/project-copy';
import { isFallbackAllowed, withFallback } from './fallback';
import { loadMessages } from './load-messages';
import { localeCodes } from './locales';

const incomplete = localeCodes.find(isFallbackAllowed);
if (incomplete === undefined) throw new Error('Every locale is complete: delete fallback.ts');

test('English never falls back', () => {
  expect(isFallbackAllowed('en')).toBe(false);
});

describe('withFallback', () => {
  const english = { a: 'A', b: { c: 'C', d: 'D' }, list: ['one', 'two', 'three'] };

  test('merges key by key', () => {
    expect(withFallback(incomplete, english, { b: { d: 'own' } })).toEqual({
      ...english,
      b: { c: 'C', d: 'own' },
    });
  });

  test('a list is taken whole: languages never mix within one', () => {
    expect(withFallback(incomplete, english, { list: ['own'] })).toEqual({
      ...english,
      list: ['own'],
    });
  });

  test('keys that English does not have are kept, to be found by the checks', () => {
    expect(withFallback(incomplete, { a: 'A' }, { x: 'X' })).toEqual({ a: 'A', x: 'X' });
  });

  test('without a translation it is English', () => {
    expect(withFallback(incomplete, english, undefined)).toEqual(english);
  });

  test('a locale that may not fall back keeps only its own', () => {
    expect(withFallback('en', english, { a: 'own' })).toEqual({ a: 'own' });
  });

  test('neither side is changed', () => {
    const [before, own] = [structuredClone(english), { b: { d: 'own' } }];
    withFallback(incomplete, english, own);
    expect(english).toEqual(before);
    expect(own).toEqual({ b: { d: 'own' } });
  });
});

describe('loading an incomplete locale', () => {
  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy('messages');
  });
  afterEach(() => project.remove());

  test('what is translated is shown, the rest in English', () => {
    project.write(`messages/${incomplete}/services.json`, { payroll: { title: 'own title' } });
    const { services } = loadMessages(incomplete);
    const english = loadMessages('en').services;
    expect(services.payroll).toEqual({ ...english.payroll, title: 'own title' });
    expect(services.tax).toEqual(english.tax);
  });

  test('a placeholder that only English has wrong is reported for the English file', () => {
    const { notFound: _, ...common } = loadMessages('en').common;
    project.write('messages/en/common.json', { ...common, error: { title: '[[noSuchName]]' } });
    project.write(`messages/${incomplete}/common.json`, { buttons: { readMore: 'own' } });
    expect(() => loadMessages(incomplete)).toThrow('messages/en/common.json');
  });
});
