/** @jest-environment node */
import { projectCopy } from '@/test/project-copy';
import { linkPlan, linkPlanFile, plannedLinks } from './link-plan';

type Plan = { links: unknown[]; rejected: unknown[] };

const link = { page: '/ja/accounting', anchor: '税務申告', target: '/ja/tax-services' };
const other = { page: '/ja/accounting', anchor: '給与計算', target: '/ja/payroll-services' };
const english = { page: '/accounting', anchor: 'questions', target: '/' };
const rejected = { page: '/ja/accounting', target: '/ja/insights' };

const project = projectCopy();

function write(plan: Partial<Plan> | string): void {
  project.write(
    linkPlanFile,
    typeof plan === 'string' ? plan : { links: [], rejected: [], ...plan },
  );
}

/** The faults of the plan, line by line. */
function problems(): string[] {
  try {
    linkPlan();
    return [];
  } catch (error) {
    const [title, ...lines] = String(error).split('\n');
    expect(title).toBe(`Error: ${linkPlanFile}: bad link plan`);
    return lines.map((line) => line.trim());
  }
}

test('the links of a page, with the paths that the texts of the site have', () => {
  write({ links: [link, english, other], rejected: [rejected] });
  expect(plannedLinks('ja', '/accounting')).toEqual([
    {
      anchor: '税務申告',
      path: '/tax-services',
      page: '/ja/accounting',
      entry: 'content/link-plan.json: links.0',
    },
    {
      anchor: '給与計算',
      path: '/payroll-services',
      page: '/ja/accounting',
      entry: 'content/link-plan.json: links.2',
    },
  ]);
  expect(plannedLinks('en', '/accounting')).toEqual([
    {
      anchor: 'questions',
      path: '/',
      page: '/accounting',
      entry: 'content/link-plan.json: links.1',
    },
  ]);
  expect(plannedLinks('ko', '/accounting')).toEqual([]);
  expect(linkPlan().rejected).toEqual([rejected]);
});

/** Eleven links of one page. */
const many = [
  '/ja',
  '/ja/about',
  '/ja/contact',
  '/ja/services',
  '/ja/bookkeeping',
  '/ja/payroll-services',
  '/ja/tax-services',
  '/ja/business-registration',
  '/ja/visa-processing',
  '/ja/hr-admin-support',
  '/ja/consulting-services',
].map((target) => ({ ...link, target }));

const notAPage = 'must be the path of a page as its visitors see it, such as /ja/accounting';

test('all that is wrong with single fields is named, with file and field', () => {
  write({
    links: [
      { ...link, page: '/ja/nothing' },
      { ...link, target: '/ja#a' },
      { ...link, page: '/en/about' },
      { ...link, target: 'https://x.example/' },
      { ...link, anchor: '' },
      { ...link, anchor: ' 税務' },
      { page: '/about', target: '/' },
      { ...link, note: 'x' },
    ],
    rejected: [{ ...rejected, page: '/x' }],
  });
  expect(problems()).toEqual([
    `links.0.page: ${notAPage}`,
    `links.1.target: ${notAPage}`,
    `links.2.page: ${notAPage}`,
    `links.3.target: ${notAPage}`,
    'links.4.anchor: must not be empty',
    'links.5.anchor: must not begin or end with a space',
    expect.stringMatching(/^links\.6\.anchor: /),
    expect.stringMatching(/^links\.7: /),
    `rejected.0.page: ${notAPage}`,
  ]);
  expect(() => plannedLinks('de', '/about')).toThrow(linkPlanFile);
});

test('conflicts between entries are named', () => {
  write({
    links: [
      link,
      { ...other, target: '/payroll-services' },
      { ...link, target: link.page },
      { ...link, anchor: '申告' },
      { ...link, target: rejected.target },
    ],
    rejected: [rejected, { ...rejected, target: '/insights' }],
  });
  expect(problems()).toEqual([
    'links.1.target: must be in the language of its page, ja',
    'links.2.target: must be another page than its page',
    'links.3.target: must not be that of another link of /ja/accounting',
    'links.4.target: must not be rejected for /ja/accounting as well',
    'rejected.1.target: must be in the language of its page, ja',
  ]);
  write({ links: many });
  expect(problems()).toEqual([
    'links.10.page: must have at most 10 links, /ja/accounting has more',
  ]);
});

test('invalid JSON is named', () => {
  write('{');
  expect(() => linkPlan()).toThrow(`${linkPlanFile}: not valid JSON`);
});
