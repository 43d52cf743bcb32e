/** The audit of the output: nothing is wrong with it, and each kind of fault is found and named. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readAuditedFolder } from '@/build/audited-folder';
import { staticFolder } from '@/build/static-files';
import { site } from '@/content/site';
import { auditSite } from '@/seo/audit/audit-site';
import { rules } from '@/seo/audit/rules/rules';

type RuleName = keyof typeof rules;

/** A fault planted in a copy of the output; two of them belong together. */
type Planted = {
  rule: RuleName;
  /** URL path of the page or file that is named. */
  url: string;
  /** File that is changed; the page's own unless it is another one. */
  file?: string;
  from: string | RegExp;
  to: string;
};

const { origin } = site;
const canonical = (url: string) => `<link rel="canonical" href="${origin}${url}"/>`;
const alternate = (lang: string, url: string) =>
  `<link rel="alternate" hrefLang="${lang}" href="${origin}${url}"/>`;
const listed = (url: string) => new RegExp(`<loc>${origin}${url}</loc>`);

const robots = '<meta name="robots" content="noindex"/>';

const planted: Planted[] = [
  { rule: 'canonical-one', url: '/about', from: canonical('/about'), to: '' },
  {
    rule: 'canonical-origin',
    url: '/contact',
    from: canonical('/contact'),
    to: '<link rel="canonical" href="https://www.example.org/contact"/>',
  },
  {
    rule: 'canonical-target',
    url: '/zh/contact',
    from: canonical('/zh/contact'),
    to: canonical('/zh/kontakt'),
  },
  {
    rule: 'og-url',
    url: '/zh/about',
    from: `property="og:url" content="${origin}/zh/about"`,
    to: `property="og:url" content="${origin}/about"`,
  },
  {
    rule: 'hreflang-self',
    url: '/ja/services',
    from: alternate('ja', '/ja/services'),
    to: alternate('ja', '/ja/accounting'),
  },
  {
    rule: 'hreflang-complete',
    url: '/ko/services',
    from: alternate('de', '/de/services'),
    to: '',
  },
  {
    rule: 'hreflang-return',
    url: '/ko/services',
    file: 'es/services.html',
    from: alternate('ko', '/ko/services'),
    to: '',
  },
  {
    rule: 'hreflang-label',
    url: '/es/accounting',
    from: alternate('ja', '/ja/accounting'),
    to: alternate('ja', '/ko/accounting'),
  },
  {
    rule: 'hreflang-target',
    url: '/de/accounting',
    from: alternate('zh-Hans', '/zh/accounting'),
    to: alternate('zh-Hans', '/zh/buchhaltung'),
  },
  {
    rule: 'hreflang-x-default',
    url: '/zh/accounting',
    from: alternate('x-default', '/accounting'),
    to: alternate('x-default', '/zh/accounting'),
  },
  {
    rule: 'hreflang-listed',
    url: '/bookkeeping',
    from: canonical('/bookkeeping'),
    to: canonical('/accounting'),
  },
  {
    rule: 'sitemap-complete',
    url: '/tax-services',
    file: 'sitemap.xml',
    from: listed('/tax-services'),
    to: `<loc>${origin}/no-such-page</loc>`,
  },
  {
    rule: 'sitemap-only-listed',
    url: '/ja/tax-services',
    from: '<head>',
    to: `<head>${robots}`,
  },
  {
    rule: 'sitemap-alternates',
    url: '/visa-processing',
    file: 'sitemap.xml',
    from: `hreflang="x-default" href="${origin}/visa-processing"`,
    to: `hreflang="x-default" href="${origin}/ja/visa-processing"`,
  },
  {
    rule: 'sitemap-date',
    url: '/de/visa-processing',
    file: 'sitemap.xml',
    from: new RegExp(`(?<=<loc>${origin}/de/visa-processing</loc>\\s*<lastmod>)[^<]+`),
    to: 'yesterday',
  },
  {
    rule: 'sitemap-images',
    url: '/es/visa-processing',
    file: 'sitemap.xml',
    from: new RegExp(
      `(?<=<loc>${origin}/es/visa-processing</loc>(?:(?!</url>)[\\s\\S])*<image:loc>)[^<]+`,
    ),
    to: `${origin}/src/assets/no-such-picture.svg`,
  },
  {
    rule: 'robots-open',
    url: '/es/contact',
    file: 'robots.txt',
    from: 'Allow: /\n',
    to: 'Allow: /\nDisallow: /es/contact\n',
  },
  { rule: 'title-one', url: '/de/about', from: /<title>.*?<\/title>/, to: '<title></title>' },
  { rule: 'title-length', url: '/es/about', from: /<title>.*?<\/title>/, to: '<title>x</title>' },
  {
    rule: 'description-one',
    url: '/ja/about',
    from: /<meta name="description"[^>]*>/,
    to: '',
  },
  {
    rule: 'description-length',
    url: '/ko/about',
    from: /(?<=<meta name="description" content=")[^"]*/,
    to: 'x',
  },
  { rule: 'h1-one', url: '/de/services', from: /<h1(.*?)<\/h1>/, to: '<h2$1</h2>' },
  { rule: 'html-lang', url: '/de/contact', from: '<html lang="de"', to: '<html lang="en"' },
  {
    rule: 'preview-there',
    url: '/de/bookkeeping',
    from: /(?<=property="og:image" content=")[^"]*/,
    to: `${origin}/previews/de/none.png`,
  },
  {
    rule: 'preview-size',
    url: '/es/bookkeeping',
    from: 'property="og:image:height" content="630"',
    to: 'property="og:image:height" content="600"',
  },
  {
    rule: 'markdown-twin',
    url: '/ko/bookkeeping',
    from: '/ko/bookkeeping.md',
    to: '/ko/bookkeeping.markdown',
  },
  { rule: 'feed-there', url: '/insights', from: '/feed.atom', to: '/atom.xml' },
  {
    rule: 'json-ld-one',
    url: '/zh/bookkeeping',
    from: 'type="application/ld+json"',
    to: 'type="text/plain"',
  },
  {
    rule: 'json-ld-valid',
    url: '/zh/insights',
    from: '<script type="application/ld+json">',
    to: '<script type="application/ld+json">,',
  },
  {
    rule: 'json-ld-addresses',
    url: '/ko/insights',
    from: new RegExp(`(?<="@type":"BreadcrumbList"(?:(?!</script>).)*)${origin}/ko`),
    to: `${origin}/kr`,
  },
  {
    rule: 'link-target',
    url: '/payroll-services',
    from: 'href="/contact"',
    to: 'href="/kontakt"',
  },
  {
    rule: 'link-target',
    url: '/ja/payroll-services',
    from: 'href="/ja/contact"',
    to: 'href="/ja/contact/"',
  },
  {
    rule: 'link-anchor',
    url: '/ko/payroll-services',
    from: 'href="#main"',
    to: 'href="#start-here"',
  },
  {
    rule: 'link-language',
    url: '/zh/payroll-services',
    from: 'href="/zh/contact"',
    to: 'href="/contact"',
  },
];

/** What needs two pages, or another file. */
const repeatedTitle = { from: '/consulting-services', on: '/hr-admin-support' };
const heavy = '/de/insights';

let folder = '';

function change(file: string, edit: (text: string) => string): void {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} stays as it is: nothing would be proved`);
  writeFileSync(place, after);
}

function contentOf(url: string, pattern: RegExp): string {
  const [text = ''] = pattern.exec(readFileSync(path.join(folder, `${url}.html`), 'utf8')) ?? [];
  return text;
}

/** The findings in a copy with all faults, as rule and URL. */
async function findingsWithFaults(): Promise<string[]> {
  for (const { url, file = `${url}.html`, from, to } of planted) {
    change(file, (text) => text.replace(from, to));
  }
  for (const pattern of [/<title>.*?<\/title>/, /<meta name="description"[^>]*>/]) {
    const text = contentOf(repeatedTitle.from, pattern);
    change(`${repeatedTitle.on}.html`, (html) => html.replace(pattern, text));
  }
  const preview = contentOf(heavy, /(?<=property="og:image" content=")[^"]*/);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const size = { width: 1200, height: 630, channels: 3, background: '#fff', noise } as const;
  await sharp({ create: size })
    .png()
    .toFile(path.join(folder, preview.slice(origin.length)));
  const found = auditSite(await readAuditedFolder(folder, origin));
  return found.map(({ rule, url }) => `${rule} ${url}`);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  cpSync(staticFolder, folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the site has no fault', async () => {
  const findings = auditSite(await readAuditedFolder(staticFolder, origin));
  expect(findings.map(({ rule, url, detail }) => `${rule}: ${url}: ${detail}`)).toEqual([]);
});

describe('in a copy with one fault a page', () => {
  let found: string[] = [];
  beforeAll(async () => {
    found = await findingsWithFaults();
  });

  test.each(planted)('$rule is found on $url', ({ rule, url }) => {
    expect(found).toContain(`${rule} ${url}`);
  });

  test('texts that two pages share, and a picture that is too heavy', () => {
    // The later one of two pages is named.
    expect(found).toContain(`title-unique ${repeatedTitle.on}`);
    expect(found).toContain(`description-unique ${repeatedTitle.on}`);
    expect(found).toContain(`preview-weight ${heavy}`);
  });

  test('what was not touched, nor names what was, has no fault', () => {
    const untouched = found.filter((finding) => finding.endsWith('/remote-business-services'));
    expect(untouched).toEqual([]);
  });
});

test.each(['sitemap.xml', 'robots.txt'])('without %s', async (file) => {
  const place = path.join(folder, file);
  const kept = readFileSync(place);
  rmSync(place);
  const rule = file === 'sitemap.xml' ? 'sitemap-valid' : 'robots-there';
  const findings = auditSite(await readAuditedFolder(folder, origin));
  writeFileSync(place, kept);
  expect(findings).toContainEqual(expect.objectContaining({ rule, url: `/${file}` }));
});

test('every rule has a fault that it finds', () => {
  const others = ['title-unique', 'description-unique', 'preview-weight'];
  const tried = new Set([
    ...planted.map(({ rule }) => rule),
    ...others,
    'sitemap-valid',
    'robots-there',
  ]);
  expect(Object.keys(rules).filter((rule) => !tried.has(rule))).toEqual([]);
});
