/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, translatedLocaleCodes } from '@/i18n/locales';
import { ProjectCopy } from '@/test/project-copy';
import { inSourceCopy } from '@/test/source-copy';
import { messageProblems } from './check-messages';
import { lockFile } from './translation-lock';

const key = 'blogs.ctaTitle';
const translations = translatedLocaleCodes.filter((locale) => locale !== defaultLocale);

function run(root: string, ...args: string[]) {
  const script = ['--import', 'tsx', 'scripts/messages.ts', ...args];
  return spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' });
}

test('a changed text has to be accepted only in languages whose translation has not changed; a run with problems records nothing', () => {
  inSourceCopy((root) => {
    const change = (locale: string, ctaTitle: string) => {
      const file = path.join(root, `messages/${locale}/blogs.json`);
      const blogs = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...blogs, ctaTitle }));
    };
    change('en', 'Ask us about your own case');
    change('de', 'Fragen Sie uns zu Ihrem Fall');
    const { status, stdout } = run(root);
    const others = translations.filter((locale) => locale !== 'de');
    expect(stdout).toContain(`${key} (${others.join(', ')}): the English text is now`);
    expect(stdout).toContain(`Outdated translations: ${others.length};`);
    // It is listed, but stops no build.
    expect(status).toBe(0);
    run(root, 'accept', key, '--locale', 'zh');
    expect(run(root, 'accept', 'blogs.*').stdout).toContain('translations of 0 texts are left');
    const lock = () => readFileSync(path.join(root, lockFile), 'utf8');
    const before = lock();
    change('de', 'Frag uns zu deinem Fall');
    const failed = run(root);
    expect([failed.status, failed.stdout]).toEqual([1, expect.stringMatching(/^1 problem\.$/m)]);
    expect(run(root, 'accept', '*').status).toBe(1);
    expect(lock()).toBe(before);
    change('de', 'Fragen Sie uns zu diesem Fall');
    run(root);
    expect(lock()).not.toBe(before);
  });
}, 300_000);

test.each([
  ['a key that does not exist', ['accept', 'pages.noSuchKey'], 'pages.noSuchKey'],
  ['an unknown language', ['accept', key, '--locale', 'xx'], 'xx'],
  ['an unknown command', ['settle'], 'Usage'],
])('%s is refused', (_, args, problem) => {
  const { status, stderr } = run('.', ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(problem);
});

test('problems are reported with file and key, once for each language that lacks a change', () => {
  const project = new ProjectCopy('content');
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = project.read(file);
    expect(text).toMatch(from);
    project.write(file, text.replace(from, to));
  };
  const english = 'messages/en/pages.json';
  // A title that is too long, an answer that is too short, a list with one more sentence.
  change(english, /("meta": \{\s+"title": ")/, `$1${'Very long '.repeat(9)}`);
  change(english, /"answer": ".*"/, '"answer": "That depends on what you need."');
  change(english, /("points": \[\s+)"/, '$1"One sentence more.", "');
  const problems = messageProblems();
  project.remove();
  for (const problem of ['home.meta.title: must be 30–60 columns wide', 'insights.faq.']) {
    expect(problems).toContainEqual(expect.stringContaining(`${english}: ${problem}`));
  }
  const shorter = problems.filter((problem) => /: has \d+ texts, English \d+$/.test(problem));
  expect(shorter).toHaveLength(translations.length);
});

test('files that are missing are named all at once, and nothing else', () => {
  const project = new ProjectCopy('content');
  const files = ['common', 'pages', 'blogs'].map((name) => `messages/de/${name}.json`);
  for (const file of files) project.delete(file);
  const problems = messageProblems();
  project.remove();
  expect(problems).toEqual(files.map((file) => expect.stringContaining(`${file}: the file is`)));
});

test('entries in another order than their icons are reported', () => {
  const project = new ProjectCopy('content');
  const pages = JSON.parse(project.read('messages/en/pages.json'));
  const slides = Object.entries(pages.home.hero.slides).toReversed();
  pages.home.hero.slides = Object.fromEntries(slides);
  project.write('messages/en/pages.json', pages);
  const problems = messageProblems();
  project.remove();
  expect(problems).toContainEqual(
    expect.stringContaining(
      'messages/en/pages.json: home.hero.slides: its entries must stand in the order',
    ),
  );
});
