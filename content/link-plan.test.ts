/** @jest-environment node */
import { ProjectCopy } from '@/test/project-copy';
import { linkPlan, linkPlanFile, plannedLinks } from './link-plan';

type Plan = { links: unknown[]; rejected: unknown[] };

const link = { page: '/ja/accounting', anchor: '税務申告', target: '/ja/tax-services' };
const other = { page: '/ja/accounting', anchor: '給与計算', target: '/ja/payroll-services' };
const english = { page: '/accounting', anchor: 'questions', target: '/' };
const rejected = { page: '/ja/accounting', target: '/ja/insights' };

let project: ProjectCopy;
beforeEach(() => {
  project = new ProjectCopy();
});
afterEach(() => project.remove());

function write(plan: Partial<Plan> | string): void {
  project.write(
    linkPlanFile,
    typeof plan === 'string' ? plan : { links: [], rejected: [], ...plan },
  );
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

const notAPage = 'must be the path of a page as its visitors see it, such as /ja/accounting';

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

test.each<[string, Partial<Plan>, string]>([
  [
    'a page that is none',
    { links: [{ ...link, page: '/ja/nothing' }] },
    `links.0.page: ${notAPage}`,
  ],
  [
    'a target with a hash',
    { links: [{ ...link, target: '/ja#a' }] },
    `links.0.target: ${notAPage}`,
  ],
  [
    'an address that redirects',
    { links: [{ ...link, page: '/en/about' }] },
    `links.0.page: ${notAPage}`,
  ],
  [
    'a whole address',
    { links: [{ ...link, target: 'https://x.example/' }] },
    `links.0.target: ${notAPage}`,
  ],
  ['no words', { links: [{ ...link, anchor: '' }] }, 'links.0.anchor: must not be empty'],
  [
    'words with space around them',
    { links: [{ ...link, anchor: ' 税務' }] },
    'links.0.anchor: must not begin or end with a space',
  ],
  ['a field too many', { links: [{ ...link, note: 'x' }] }, 'links.0: '],
  ['a field too few', { links: [{ page: '/about', target: '/' }] }, 'links.0.anchor: '],
  [
    'two languages',
    { links: [link, { ...other, target: '/payroll-services' }] },
    'links.1.target: must be in the language of its page, ja',
  ],
  [
    'a page that leads to itself',
    { links: [{ ...link, target: link.page }] },
    'links.0.target: must be another page than its page',
  ],
  [
    'two links to one page',
    { links: [link, { ...link, anchor: '申告' }] },
    'links.1.target: must not be that of another link of /ja/accounting',
  ],
  [
    'a link that is rejected too',
    { links: [link], rejected: [{ page: link.page, target: link.target }] },
    'links.0.target: must not be rejected for /ja/accounting as well',
  ],
  [
    'more than ten links of a page',
    { links: many },
    'links.10.page: must have at most 10 links, /ja/accounting has more',
  ],
  [
    'a rejected page that is none',
    { rejected: [{ ...rejected, page: '/x' }] },
    `rejected.0.page: ${notAPage}`,
  ],
  [
    'a rejected link to another language',
    { rejected: [{ ...rejected, target: '/insights' }] },
    'rejected.0.target: must be in the language of its page, ja',
  ],
])('%s is an error that names file and field', (_, plan, problem) => {
  write(plan);
  expect(() => linkPlan()).toThrow(`${linkPlanFile}: bad link plan\n  ${problem}`);
  expect(() => plannedLinks('de', '/about')).toThrow(linkPlanFile);
});

test('ten links of a page are allowed', () => {
  write({ links: many.slice(0, 10) });
  expect(plannedLinks('ja', '/accounting')).toHaveLength(10);
});

test('all that is wrong is named', () => {
  write({ links: [link, { ...link, target: '/accounting' }, link] });
  expect(() => linkPlan()).toThrow(/links\.1\.target: .*\n {2}links\.2\.target: /);
});

test('what is no JSON is named', () => {
  write('{');
  expect(() => linkPlan()).toThrow(`${linkPlanFile}: not valid JSON`);
});
