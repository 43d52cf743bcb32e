/** @jest-environment node */
import { linkPlanFile } from '@/content/link-plan';
import { projectCopy } from '@/test/project-copy';
import { checkLinkPlan } from './check-link-plan';

const article = '/articles/cash-flow-optimization';
const otherPath = `/insights${article}`;
const inPage = { page: '/accounting', anchor: 'books', target: '/insights' };
const inArticle = { page: article, anchor: 'cash', target: '/insights' };

const project = projectCopy('content');

function check(links: object[], rejected: object[] = []): void {
  project.write(linkPlanFile, { links, rejected });
  checkLinkPlan();
}

test('links whose words occur in their pages have no problems', () => {
  expect(() => check([inPage, inArticle])).not.toThrow();
});

test('pages that are not indexed are refused: operator tools, other URLs of articles', () => {
  const links = [inPage, { ...inPage, target: '/seo-audit' }, { ...inArticle, page: otherPath }];
  const rejected = [{ page: '/accounting', target: '/download-assets' }];
  const problem = 'must be a page that search engines list in its language;';
  expect(() => check(links, rejected)).toThrow(
    [
      `${linkPlanFile}: bad link plan`,
      `  links.1.target: ${problem} /seo-audit is none`,
      `  links.2.page: ${problem} ${otherPath} is none`,
      `  rejected.0.target: ${problem} /download-assets is none`,
    ].join('\n'),
  );
});

test('a document that is not translated is not a page of that language', () => {
  project.delete(`content${article}/de.md`);
  expect(() => check([{ ...inPage, page: `/de${article}`, target: '/de' }])).toThrow(
    `links.0.page: must be a page that search engines list in its language; /de${article} is none`,
  );
});

test('words that do not occur in their page or document are reported with it', () => {
  const words = 'words of nobody';
  expect(() => check([inPage, { ...inPage, anchor: words, target: '/about' }])).toThrow(
    new RegExp(`^${linkPlanFile}: links\\.1\\.anchor: .* /accounting, where “${words}”`),
  );
  expect(() =>
    check([
      { ...inArticle, anchor: words },
      { ...inPage, anchor: words },
    ]),
  ).toThrow(
    new RegExp(
      `^${linkPlanFile}: links\\.0\\.anchor: .* ${article}, .*\\n${linkPlanFile}: links\\.1\\.anchor: .* /accounting, `,
    ),
  );
});
