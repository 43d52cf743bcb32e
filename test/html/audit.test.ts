/** The audit of the output: nothing is wrong with it, and each kind of fault is found and named. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readAuditedFolder } from '@/build/audited-folder';
import { staticFolder } from '@/build/static-files';
import { site } from '@/content/site';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { auditSite } from '@/seo/audit/audit-site';
import type { RuleId } from '@/seo/audit/rules/rules';

/** A fault planted in a copy of the output. */
type Planted = {
  rule: RuleId;
  /** URL path of the page or file that is named. */
  url: string;
  /** File that is changed; the page's own unless it is another one. */
  file?: string;
  from: string | RegExp;
  to: string;
  /** What else is wrong then, as rule and URL: what other pages say of this one, for instance. */
  also?: string[];
};

const { origin } = site;
const canonical = (url: string) => `<link rel="canonical" href="${origin}${url}"/>`;
const alternate = (lang: string, url: string) =>
  `<link rel="alternate" hrefLang="${lang}" href="${origin}${url}"/>`;
const listed = (url: string) => new RegExp(`<loc>${origin}${url}</loc>`);

/** The languages but one. */
const others = (locale: Locale) => localeCodes.filter((each) => each !== locale);

const head = (html: string) => ({ from: '</head>', to: `${html}</head>` });
const endOfMain = (html: string) => ({ from: '</main>', to: `${html}</main>` });
const inTitle = (title: string) => ({ from: /<title>.*?<\/title>/, to: `<title>${title}</title>` });
const inDescription = (text: string) => ({
  from: /(?<=<meta name="description" content=")[^"]*/,
  to: text,
});

const planted: Planted[] = [
  { rule: 'title-missing', url: '/de/about', ...inTitle('') },
  { rule: 'title-several', url: '/zh/about', ...head('<title>x</title>') },
  { rule: 'title-short', url: '/es/about', ...inTitle('x'.repeat(29)) },
  { rule: 'title-long', url: '/ko/about', ...inTitle('i'.repeat(61)) },
  { rule: 'title-cut', url: '/zh/services', ...inTitle('税'.repeat(30)) },
  { rule: 'description-missing', url: '/ja/about', from: /<meta name="description"[^>]*>/, to: '' },
  {
    rule: 'description-several',
    url: '/ja/contact',
    ...head('<meta name="description" content="x">'),
  },
  { rule: 'description-short', url: '/es/services', ...inDescription('x'.repeat(119)) },
  { rule: 'description-long', url: '/de/contact', ...inDescription('x'.repeat(161)) },
  { rule: 'canonical-missing', url: '/about', from: canonical('/about'), to: '' },
  { rule: 'canonical-several', url: '/services', ...head(canonical('/services')) },
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
    rule: 'canonical-language',
    url: '/ko/tax-services',
    from: canonical('/ko/tax-services'),
    to: canonical('/tax-services'),
    also: [
      'hreflang-not-original /ko/tax-services',
      'sitemap-names-hidden /ko/tax-services',
      ...others('ko').map((locale) => `hreflang-target ${localizedPath(locale, '/tax-services')}`),
    ],
  },
  {
    rule: 'canonical-home',
    url: '/insights/articles/cash-flow-optimization',
    from: canonical('/articles/cash-flow-optimization'),
    to: canonical('/'),
    also: ['og-url /insights/articles/cash-flow-optimization'],
  },
  { rule: 'head-stray', url: '/ko/services', ...endOfMain(canonical('/ko/services')) },
  {
    rule: 'og-title',
    url: '/es/contact',
    from: /<meta property="og:title"[^>]*>/,
    to: '',
  },
  {
    rule: 'og-url',
    url: '/ja/services',
    from: `property="og:url" content="${origin}/ja/services"`,
    to: `property="og:url" content="${origin}/services"`,
  },
  {
    rule: 'noindex',
    url: '/ja/tax-services',
    ...head('<meta name="robots" content="noindex"/>'),
    also: [
      'sitemap-names-hidden /ja/tax-services',
      ...others('ja').map((locale) => `hreflang-target ${localizedPath(locale, '/tax-services')}`),
    ],
  },
  {
    rule: 'sitemap-lacks-page',
    url: '/tax-services',
    file: 'sitemap.xml',
    from: listed('/tax-services'),
    to: `<loc>${origin}/no-such-page</loc>`,
    also: ['sitemap-names-missing /no-such-page'],
  },
  {
    rule: 'sitemap-names-missing',
    url: '/de/no-such-page',
    file: 'sitemap.xml',
    from: '</urlset>',
    to: `<url><loc>${origin}/de/no-such-page</loc><lastmod>2026-01-01</lastmod></url></urlset>`,
  },
  {
    rule: 'sitemap-names-hidden',
    url: '/seo-audit',
    file: 'sitemap.xml',
    from: '</urlset>',
    to: `<url><loc>${origin}/seo-audit</loc><lastmod>2026-01-01</lastmod></url></urlset>`,
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
    rule: 'sitemap-image',
    url: '/es/visa-processing',
    file: 'sitemap.xml',
    from: new RegExp(
      `(?<=<loc>${origin}/es/visa-processing</loc>(?:(?!</url>)[\\s\\S])*<image:loc>)[^<]+`,
    ),
    to: `${origin}/src/assets/no-such-picture.svg`,
  },
  {
    rule: 'robots-closed',
    url: '/es/insights',
    file: 'robots.txt',
    from: 'Allow: /\n',
    to: 'Allow: /\nDisallow: /es/insights$\n',
  },
  {
    rule: 'hreflang-self',
    url: '/ja/accounting',
    from: alternate('ja', '/ja/accounting'),
    to: '',
  },
  {
    rule: 'hreflang-return',
    url: '/ko/accounting',
    from: alternate('de', '/de/accounting'),
    to: '',
  },
  // Two languages that do not name each other.
  {
    rule: 'hreflang-incomplete',
    url: '/es/bookkeeping',
    from: alternate('ja', '/ja/bookkeeping'),
    to: '',
  },
  {
    rule: 'hreflang-incomplete',
    url: '/ja/bookkeeping',
    from: alternate('es', '/es/bookkeeping'),
    to: '',
  },
  {
    rule: 'hreflang-label',
    url: '/de/consulting-services',
    from: new RegExp(
      `${alternate('ko', '/ko/consulting-services')}${alternate('ja', '/ja/consulting-services')}`,
    ),
    to: `${alternate('ja', '/ko/consulting-services')}${alternate('ko', '/ja/consulting-services')}`,
  },
  {
    rule: 'hreflang-other-page',
    url: '/zh/accounting',
    from: alternate('es', '/es/accounting'),
    to: alternate('es', '/es/bookkeeping'),
  },
  {
    rule: 'hreflang-target',
    url: '/de/accounting',
    from: alternate('zh-Hans', '/zh/accounting'),
    to: alternate('zh-Hans', '/zh/buchhaltung'),
  },
  {
    rule: 'hreflang-x-default',
    url: '/zh/bookkeeping',
    from: alternate('x-default', '/bookkeeping'),
    to: alternate('x-default', '/zh/bookkeeping'),
  },
  {
    rule: 'hreflang-not-original',
    url: '/insights/blogs/maximizing-roi',
    ...head(alternate('en', '/insights/blogs/maximizing-roi')),
    also: [],
  },
  {
    rule: 'links-few',
    url: '/ko/free-consultation',
    from: /<main[\s\S]*<\/main>/,
    to: `<main id="main"><h1 id="request">x</h1><p>${'단어 '.repeat(300)}<a href="/ko/about">회사 소개</a> <a href="/ko/services">업무 안내</a></p></main>`,
  },
  {
    rule: 'link-target',
    url: '/payroll-services',
    from: 'href="/contact"',
    to: 'href="/kontakt"',
  },
  {
    rule: 'link-redirect',
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
    rule: 'link-generic',
    url: '/ja/insights',
    ...endOfMain('<a href="/ja/contact">こちら</a>'),
  },
  {
    rule: 'link-language',
    url: '/zh/payroll-services',
    from: 'href="/zh/contact"',
    to: 'href="/contact"',
  },
  {
    rule: 'viewport',
    url: '/es/payroll-services',
    from: /<meta name="viewport"[^>]*>/,
    to: '',
  },
  {
    rule: 'mixed-content',
    url: '/de/payroll-services',
    ...endOfMain('<img src="http://www.example.org/x.png" alt="">'),
  },
  { rule: 'h1-one', url: '/de/services', from: /<h1(.*?)<\/h1>/, to: '<h2$1</h2>' },
  { rule: 'html-lang', url: '/de/insights', from: '<html lang="de"', to: '<html lang="en"' },
  { rule: 'image-alt', url: '/ko/insights', ...endOfMain('<img src="/icon-192.png">') },
  {
    rule: 'json-ld-missing',
    url: '/zh/consulting-services',
    from: 'type="application/ld+json"',
    to: 'type="text/plain"',
  },
  {
    rule: 'json-ld-malformed',
    url: '/zh/insights',
    from: '<script type="application/ld+json">',
    to: '<script type="application/ld+json">,',
  },
  {
    rule: 'json-ld-address',
    url: '/ko/hr-admin-support',
    from: new RegExp(`${origin}/ko(?<="@type":"BreadcrumbList"(?:(?!</script>).)*)`),
    to: `${origin}/kr`,
  },
  {
    rule: 'content-thin',
    url: '/es/free-consultation',
    from: /<main[\s\S]*<\/main>/,
    to: '<main id="main"><h1 id="request">x</h1><p>Poco texto: <a href="/es/about">la empresa</a>, <a href="/es/services">los servicios</a>, <a href="/es/contact">el contacto</a>.</p></main>',
  },
  {
    rule: 'preview-count',
    url: '/zh/hr-admin-support',
    ...head(`<meta property="og:image" content="${origin}/icon-512.png">`),
  },
  {
    rule: 'preview-missing',
    url: '/de/bookkeeping',
    from: /(?<=property="og:image" content=")[^"]*/,
    to: `${origin}/previews/de/none.png`,
  },
  {
    rule: 'preview-format',
    url: '/de/hr-admin-support',
    from: /(?<=property="og:image" content=")[^"]*/,
    to: `${origin}/icon.svg`,
    also: ['preview-missing /de/hr-admin-support'],
  },
  {
    rule: 'preview-size',
    url: '/es/hr-admin-support',
    from: 'property="og:image:height" content="630"',
    to: 'property="og:image:height" content="600"',
  },
  {
    rule: 'markdown-count',
    url: '/ko/bookkeeping',
    ...head(`<link rel="alternate" type="text/markdown" href="${origin}/ko/bookkeeping.md">`),
  },
  {
    rule: 'markdown-missing',
    url: '/ja/hr-admin-support',
    from: '/ja/hr-admin-support.md',
    to: '/ja/hr-admin-support.markdown',
  },
  { rule: 'feed-missing', url: '/insights', from: '/feed.atom', to: '/atom.xml' },
];

/** What needs two pages, or another file. */
const copied = { from: '/consulting-services', to: '/hr-admin-support' };
const twin = { from: '/ja/consulting-services', to: '/ja/remote-business-services' };
const alike = { from: '/zh/business-registration', to: '/zh/visa-processing' };
const heavy = '/es/about';

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

/** Copies a part of a page to another one. */
function copy(
  { from, to }: { from: string; to: string },
  pattern: RegExp,
  edit = (text: string) => text,
) {
  const text = edit(contentOf(from, pattern));
  change(`${to}.html`, (html) => html.replace(pattern, () => text));
}

async function plantAll(): Promise<string[]> {
  for (const { url, file = `${url}.html`, from, to } of planted) {
    change(file, (text) => text.replace(from, () => to));
  }
  copy(copied, /<title>.*?<\/title>/);
  copy(copied, /<meta name="description"[^>]*>/);
  const main = /<main[\s\S]*<\/main>/;
  copy(twin, main);
  copy(alike, main, (text) => text.replace(/<p[^>]*>[^<]{30,}<\/p>/, '<p>另一句话。</p>'));
  const preview = contentOf(heavy, /(?<=property="og:image" content=")[^"]*/);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const size = { width: 1200, height: 630, channels: 3, background: '#fff', noise } as const;
  await sharp({ create: size })
    .png()
    .toFile(path.join(folder, preview.slice(origin.length)));
  return [
    `title-repeated ${copied.to}`,
    `description-repeated ${copied.to}`,
    `content-duplicate ${twin.to}`,
    `content-near-duplicate ${alike.to}`,
    // What was copied has other ids than what was there.
    'link-anchor /ja/services',
    'link-anchor /zh/services',
    `preview-weight ${heavy}`,
  ];
}

/** The findings in the copy, as rule and URL. */
async function findings(): Promise<string[]> {
  const found = auditSite(await readAuditedFolder(folder, origin));
  return found.map(({ rule, url }) => `${rule} ${url}`);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  cpSync(staticFolder, folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the site has no fault', async () => {
  expect(await findings()).toEqual([]);
});

describe('in a copy with many faults', () => {
  let found: string[] = [];
  let expected: string[] = [];
  beforeAll(async () => {
    const more = await plantAll();
    expected = [
      ...planted.flatMap(({ rule, url, also = [] }) => [`${rule} ${url}`, ...also]),
      ...more,
    ];
    found = await findings();
  });

  test.each(planted)('$rule is found on $url', ({ rule, url }) => {
    expect(found).toContain(`${rule} ${url}`);
  });

  test('all of them are found, each where it is, and nothing else', () => {
    expect([...new Set(found)].sort()).toEqual([...new Set(expected)].sort());
  });
});
