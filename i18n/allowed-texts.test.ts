/** @jest-environment node */
import { ProjectCopy } from '@/test/project-copy';
import { allowedTextsFile, readAllowedTexts } from './allowed-texts';

const file = allowedTextsFile('de');

let project: ProjectCopy;
beforeEach(() => {
  project = new ProjectCopy();
});
afterEach(() => project.remove());

test('what is allowed is read; fields, and the file, may be left out', () => {
  const nothing = { identical: [], words: [], keys: {} };
  const allowed = {
    identical: ['Name'],
    words: ['Xero'],
    keys: { 'pages.home.title': { figures: 'The heading has no room for it.' } },
  };
  project.write(file, allowed);
  expect(readAllowedTexts('de')).toEqual(allowed);
  project.write(file, {});
  expect(readAllowedTexts('de')).toEqual(nothing);
  project.delete(file);
  expect(readAllowedTexts('de')).toEqual(nothing);
});

test.each<[string, object | string, RegExp]>([
  ['no JSON', '{', /^messages\/allowed\/de\.json: not valid JSON/],
  ['a list', [], /^messages\/allowed\/de\.json: bad exception\n/],
  ['an empty text', { identical: ['Name', ''] }, /\n {2}identical\.1: must not be empty$/],
  ['no list', { words: 'Xero' }, /\n {2}words: /],
  ['no reason', { keys: { 'blogs.tip': { terms: ' ' } } }, /\n {2}keys\.blogs\.tip\.terms: /],
  ['an unknown rule', { keys: { 'blogs.tip': { taste: 'A' } } }, /\n {2}keys\.blogs\.tip/],
  ['what is missing', { keys: { 'blogs.tip': { missing: 'A' } } }, /\n {2}keys\.blogs\.tip/],
])('%s is refused with file and field', (_, content, problem) => {
  project.write(file, content);
  expect(() => readAllowedTexts('de')).toThrow(problem);
});
