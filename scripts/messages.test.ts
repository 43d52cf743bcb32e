/** @jest-environment node */
import type * as Locales from '@/i18n/locales';
import { defaultLocale, translatedLocaleCodes } from '@/i18n/locales';
import { projectCopy } from '@/test/project-copy';
import { runMessages } from './run-messages';
import { lockFile } from './translation-lock';

// The others are drafts, which are not judged: reading all languages takes twice as long.
jest.mock('@/i18n/locales', () => {
  const actual = jest.requireActual<typeof Locales>('@/i18n/locales');
  const isTranslated = (locale: string) => ['en', 'zh', 'ko', 'de'].includes(locale);
  return {
    ...actual,
    isTranslated,
    translatedLocaleCodes: actual.localeCodes.filter(isTranslated),
  };
});

const project = projectCopy('content');

const key = 'blogs.ctaTitle';
const translations = translatedLocaleCodes.filter((locale) => locale !== defaultLocale);

/** Runs a command. @returns its exit code and what it prints */
function run(...args: string[]) {
  const outputs = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')];
  for (const output of outputs) output.mockImplementation(() => {});
  const status = runMessages(args);
  const printed = outputs.flatMap(({ mock }) => mock.calls.flat()).join('\n');
  for (const output of outputs) output.mockRestore();
  return { status, printed };
}

test('a changed text has to be accepted only in languages whose translation has not changed', () => {
  const change = (locale: string, ctaTitle: string) => {
    const file = `messages/${locale}/blogs.json`;
    project.write(file, { ...JSON.parse(project.read(file)), ctaTitle });
  };
  const before = project.read(lockFile);
  change('en', 'Ask us about your own case');
  change('de', 'Fragen Sie uns zu Ihrem Fall');
  const { status, printed } = run();
  const others = translations.filter((locale) => locale !== 'de');
  expect(printed).toContain(`${key} (${others.join(', ')}): the English text is now`);
  expect(printed).toContain(`Outdated translations: ${others.length};`);
  // It is listed, but stops no build.
  expect(status).toBe(0);
  expect(project.read(lockFile)).not.toBe(before);
  expect(run('accept', 'blogs.*', '--locale', 'zh').printed).toContain('of 1 texts are left');
});

test.each([
  ['a key that does not exist', ['accept', 'pages.noSuchKey'], 'pages.noSuchKey'],
  ['an unknown language', ['accept', key, '--locale', 'xx'], 'xx'],
  ['an unknown command', ['settle'], 'Usage'],
])('%s is refused', (_, args, problem) => {
  expect(run(...args)).toEqual({ status: 1, printed: expect.stringContaining(problem) });
});

test('problems are reported with file and key, once for each language that lacks a change, and nothing is recorded', () => {
  const before = project.read(lockFile);
  const english = 'messages/en/pages.json';
  const change = (from: string | RegExp, to: string) => {
    const text = project.read(english);
    expect(text).toMatch(from);
    project.write(english, text.replace(from, to));
  };
  // A title that is too long, an answer that is too short, a list with one more sentence, slides in another order.
  change(/("meta": \{\s+"title": ")/, `$1${'Very long '.repeat(9)}`);
  change(/"answer": ".*"/, '"answer": "That depends on what you need."');
  change(/("points": \[\s+)"/, '$1"One sentence more.", "');
  const pages = JSON.parse(project.read(english));
  const slides = Object.entries(pages.home.hero.slides).toReversed();
  pages.home.hero.slides = Object.fromEntries(slides);
  project.write(english, pages);
  // Of a language that lacks files, nothing else is reported.
  const missing = ['common', 'pages', 'blogs'].map((name) => `messages/de/${name}.json`);
  for (const file of missing) project.delete(file);
  const { status, printed } = run();
  expect(status).toBe(1);
  expect(project.read(lockFile)).toBe(before);
  const lines = printed.split('\n');
  for (const problem of [
    'home.meta.title: must be 30–60 columns wide',
    'insights.faq.',
    'home.hero.slides: its entries must stand in the order',
  ]) {
    expect(lines).toContainEqual(expect.stringContaining(`${english}: ${problem}`));
  }
  const shorter = lines.filter((line) => /: has \d+ texts, English \d+$/.test(line));
  expect(shorter).toHaveLength(translations.length - 1);
  expect(lines.filter((line) => /^(?:messages|content)\/(?:.*\/)?de\b/.test(line))).toEqual(
    missing.map((file) => expect.stringContaining(`${file}: the file is`)),
  );
});
