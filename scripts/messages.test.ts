/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ProjectCopy } from '@/test/project-copy';
import { inSourceCopy } from '@/test/source-copy';
import { messageProblems } from './check-messages';

const key = 'blogs.ctaTitle';

function run(root: string, ...args: string[]) {
  const script = ['--import', 'tsx', 'scripts/messages.ts', ...args];
  return spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' });
}

test('a changed text needs an extra step only where its translation is as it was', () => {
  inSourceCopy((root) => {
    const change = (locale: string, ctaTitle: string) => {
      const file = path.join(root, `messages/${locale}/blogs.json`);
      const blogs = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...blogs, ctaTitle }));
    };
    change('en', 'Ask us about your own case');
    change('de', 'Fragen Sie uns zu Ihrem Fall');
    const { status, stdout } = run(root);
    expect(stdout).toContain(`${key} (zh, ko, ja, es): the English text is now`);
    // Listed, and no reason to stop a build.
    expect(status).toBe(0);
    run(root, 'accept', key, '--locale', 'zh');
    expect(run(root, 'accept', 'blogs.*').stdout).toContain('translations of 0 texts are left');
    expect(run(root).stdout).not.toContain(key);
  });
}, 300_000);

test.each([
  ['a key that nothing has', ['accept', 'pages.noSuchKey'], 'pages.noSuchKey'],
  ['an unknown language', ['accept', key, '--locale', 'fr'], 'fr'],
  ['an unknown command', ['settle'], 'Usage'],
])('%s is refused', (_, args, problem) => {
  const { status, stderr } = run('.', ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(problem);
});

describe('what is wrong is told with file and key', () => {
  let project: ProjectCopy;
  beforeAll(() => {
    project = new ProjectCopy('content');
  });
  afterAll(() => project.remove());

  /** The problems that a change of a file of messages brings. */
  function problemsOf(file: string, change: (text: string) => string): string[] {
    const text = project.read(file);
    expect(change(text)).not.toBe(text);
    project.write(file, change(text));
    const problems = messageProblems();
    project.write(file, text);
    return problems;
  }

  test('nothing is', () => {
    expect(messageProblems()).toEqual([]);
  });

  test.each<[string, string, (text: string) => string, string]>([
    [
      'a title that search pages cut',
      'messages/de/pages.json',
      (text) => text.replace(/("meta": \{\s+"title": ")/, `$1${'Sehr lang '.repeat(9)}`),
      'messages/de/pages.json: home.meta.title: must be 30–60 columns wide with the brand',
    ],
    [
      'an answer that says too little',
      'messages/en/pages.json',
      (text) => text.replace(/"answer": ".*"/, '"answer": "That depends on what you need."'),
      'messages/en/pages.json: insights.faq.',
    ],
    [
      'entries in another order than their icons',
      'messages/en/pages.json',
      (text) => {
        const pages = JSON.parse(text);
        const slides = Object.entries(pages.home.hero.slides).toReversed();
        pages.home.hero.slides = Object.fromEntries(slides);
        return JSON.stringify(pages);
      },
      'messages/en/pages.json: home.hero.slides: its entries must stand in the order',
    ],
  ])('%s', (_, file, change, problem) => {
    expect(problemsOf(file, change)).toContainEqual(expect.stringContaining(problem));
  });

  test('a list with one sentence more is told once for each language that has not followed', () => {
    const longer = (text: string) =>
      text.replace(/("points": \[\s+)"/, '$1"One sentence more.", "');
    const problems = problemsOf('messages/en/pages.json', longer);
    expect(problems).toHaveLength(5);
    for (const problem of problems) expect(problem).toMatch(/: has \d+ texts, English \d+$/);
  });
});
